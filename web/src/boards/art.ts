// A small picture of each game for its card at home.
import type { Component } from 'svelte';
import Eko from './eko/EkoCard.svelte';

export const ART: Record<string, Component> = { eko: Eko };

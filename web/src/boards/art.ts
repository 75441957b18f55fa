// A small picture of each game for its card at home.
import type { Component } from 'svelte';
import Eko from './eko/EkoCard.svelte';
import Mysthea from './mysthea/MystheaCard.svelte';
import Oath from './oath/OathCard.svelte';
import Runewars from './runewars/RunewarsCard.svelte';
import Xidit from './xidit/XiditCard.svelte';

export const ART: Record<string, Component> = { eko: Eko, xidit: Xidit, mysthea: Mysthea, oath: Oath, runewars: Runewars };

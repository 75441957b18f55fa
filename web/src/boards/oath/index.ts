// Oath, for the shell.
import type { Sound } from '../../shell/sound';
import type { GameBoard } from '../board';
import { Desk } from './desk.svelte';
import Dock from './Dock.svelte';
import { guide, parts } from './guide';
import { seatPicture, type Ground, type Position, warOf } from './model';
import Board from './OathBoard.svelte';
import OathFace from './OathFace.svelte';
import { nameOf, placeFacts } from './telling';
import './suits.css';
import Sign from './Sign.svelte';
import './tokens.css';

const SOUNDS: Record<string, Sound> = {
  traveled: 'move',
  marched: 'place',
  withdrew: 'move',
  'played-to-site': 'place',
  'played-adviser': 'place',
  'played-facedown': 'place',
  'got-relic': 'place',
  'got-banner': 'place',
  built: 'build',
  'gained-warbands': 'place',
  killed: 'capture',
  'killed-at': 'capture',
  'campaign-began': 'capture',
  'defense-rolled': 'move',
  'attack-rolled': 'move',
  title: 'build',
};
/** Lines that are worth more than a glance, and those that only go along with others. */
const WORTH: Record<string, number> = {
  spent: 0,
  'got-supply': 0.3,
  rested: 0.6,
  saw: 0,
  'turn-began': 0.6,
  'round-began': 1.6,
  'gained-favor': 0.4,
  'gained-secrets': 0.4,
  banked: 0.2,
  shifted: 0.3,
  'paid-favor': 0.4,
  'paid-secrets': 0.4,
  'next-back': 0,
  'banner-tokens': 0,
  discarded: 0.3,
  uncovered: 0.4,
  traveled: 1.8,
  'found-site': 2,
  'played-to-site': 2,
  'played-adviser': 1.8,
  'played-facedown': 1.2,
  used: 2,
  'revealed-vision': 3,
  title: 3,
  usurper: 3,
  'campaign-began': 2.4,
  pools: 1,
  planned: 2.4,
  'defense-rolled': 3.4,
  'attack-rolled': 3.4,
  sacrificed: 2,
  'campaign-won': 4,
  'targeted-site': 1,
  'targeted-card': 1,
  'targeted-banner': 1,
  'targeted-pawn': 1,
  'got-relic': 2,
  'got-banner': 2,
  'became-citizen': 3,
  'became-exile': 3,
  offered: 1.6,
  accepted: 2,
  refused: 1.4,
  'end-die': 3,
  'prince-acts': 0.6,
  won: 4,
};

export const board: GameBoard<Position, Ground, Desk> = {
  Board,
  Dock,
  Sign,
  below: true,
  priced: (position) => !!warOf(position),
  wordy: true,
  desk: () => new Desk(),
  seat: seatPicture,
  name: nameOf,
  place: placeFacts,
  worth: ({ event }) => WORTH[event] ?? 1,
  sound: ({ event }) => SOUNDS[event] ?? null,
  spoken: ({ args }) => {
    const found: [string, number | undefined][] = [
      ['site', args.site],
      ['banner', args.banner],
      ['suit', args.suit],
      ['card', args.card],
    ];
    if (args.region !== undefined) found.push(['source', args.region + 1]);
    return found.filter(([, number]) => number !== undefined).map(([domain, number]) => `${domain}:${number}`);
  },
  places: new Set(['site', 'card', 'seat', 'banner', 'suit', 'source', 'space', 'place']),
  docked: new Set(['number', 'good', 'oath', 'colour']),
  faces: {
    denizen: OathFace,
    edifice: OathFace,
    relic: OathFace,
    vision: OathFace,
    site: OathFace,
    banner: OathFace,
    oath: OathFace,
    trait: OathFace,
    prince: OathFace,
  },
  parts,
  guide,
};

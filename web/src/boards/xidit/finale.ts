// The three assessments as acts of a show, read from the log of the game.
import type { Told } from '../board';
import { CRITERIA, VIRTUAL, type Position } from './model';

export interface Row {
  /** A colour, or the Virtual Player. */
  who: string;
  value: number;
  rank: number;
  /** Eliminated by this assessment, or by one before. */
  falls: boolean;
  out: boolean;
}

export interface Act {
  criterion: string;
  number: number;
  rows: Row[];
  /** What the server says of ties, of the Bastion, and of who is eliminated. */
  ties: string[];
  bastion: string[];
  verdicts: string[];
}

export interface Show {
  acts: Act[];
  /** The colour that wins, the Virtual Player, or nothing if there was no end. */
  winner: string;
  last: string;
}

export function showOf(p: Position, log: readonly Told[]): Show {
  const show: Show = { acts: [], winner: '', last: '' };
  const fallen = new Set<string>();
  for (const { event, args, text } of log) {
    const who = event.startsWith('virtual-') ? VIRTUAL : (p.seats[args.seat!] ?? '');
    const act = show.acts.at(-1);
    if (event === 'assessment-begins')
      show.acts.push({ criterion: CRITERIA[args.criterion!]!, number: args.number!, rows: [], ties: [], bastion: [], verdicts: [] });
    else if (event === 'assessed' || event === 'virtual-assessed')
      act?.rows.push({ who, value: args.number!, rank: args.rank!, falls: false, out: fallen.has(who) });
    else if (event === 'bastion-opened') act?.bastion.push(text);
    else if (event === 'tie-broken' || event === 'virtual-tied') act?.ties.push(text);
    else if (event === 'eliminated' || event === 'virtual-eliminated') {
      fallen.add(who);
      act?.verdicts.push(text);
      const row = act?.rows.find((one) => one.who === who);
      if (row) row.falls = true;
    } else if (event === 'won' || event === 'nobody-won') {
      show.winner = event === 'won' ? who : VIRTUAL;
      show.last = text;
    }
  }
  return show;
}

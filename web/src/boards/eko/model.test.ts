import { describe, expect, it } from 'vitest';
import { departures, foreseen, type Hex, type Position } from './model';
import { placeFacts } from './words';

const position = (stacks: Position['stacks'], buildings: Position['buildings'] = {}) => ({ turn: 'navy', stacks, buildings }) as Position;
const names: Record<string, string> = { 'stack:1': 'A1', 'hex:2': 'B2', 'terrain:0': 'C3' };
const nameOf = (target: string) => names[target];

describe('what a choice would do', () => {
  const now = position({ A1: { seat: 'navy', discs: 2, emperor: true } });
  it('shows the stack where it would stand', () => {
    expect(foreseen(['stack:1', 'hex:2'], now, nameOf)).toEqual({ from: 'A1', to: 'B2', stack: now.stacks.A1 });
  });
  it('shows the building where it would stand', () => {
    expect(foreseen(['stack:1', 'terrain:0', 'building:1'], now, nameOf)).toEqual({ from: undefined, to: 'C3', building: 'tower' });
  });
  it('shows nothing for what has no place', () => {
    expect(foreseen([], now, nameOf)).toBeNull();
    expect(foreseen(['stack:1', 'warriors:2', 'emperor:0'], now, nameOf)).toBeNull();
  });
});

describe('what leaves the board', () => {
  it('is what was taken or paid, not what moved away', () => {
    const last = position(
      {
        A1: { seat: 'navy', discs: 2, emperor: false },
        B2: { seat: 'grey', discs: 1, emperor: false },
        C3: { seat: 'navy', discs: 3, emperor: false },
      },
      { D4: { seat: 'grey', kind: 'camp' } },
    );
    const now = position(
      { B2: { seat: 'navy', discs: 2, emperor: false }, C3: { seat: 'navy', discs: 1, emperor: false } },
      { D4: { seat: 'navy', kind: 'tower' } },
    );
    expect(departures(last, now, new Set(['A1'])).map((one) => [one.name, one.torn])).toEqual([
      ['B2', true],
      ['C3', false],
      ['D4', true],
    ]);
  });
});

describe('the card of a place', () => {
  const hex: Hex = { targets: ['space:1'], name: 'A1', q: 0, r: 0, kind: 'space', space: true };
  it('tells whose discs stand there, in the right form of the word', () => {
    const now = position({ A1: { seat: 'navy', discs: 2, emperor: true } });
    expect(placeFacts('pl', hex, now).lines[0]!.text).toBe('Granatowy: 2 dyski, z Cesarzem');
    expect(placeFacts('en', hex, now).lines[0]!.text).toBe('Navy: 2 discs, with the Emperor');
    expect(placeFacts('en', { ...hex, name: 'B1' }, now).lines[0]!.text).toBe('Nobody is here.');
  });
});

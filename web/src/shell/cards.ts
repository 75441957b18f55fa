// The components of a game, and how they are found: by kind, by words, by facts.
import { fold, stem } from './fold';
import type { Card, CardFact, Cards, CardValue } from '../wire';

export type { Card, CardFact, CardFace as CardSide, CardKind, Cards, CardText } from '../wire';
export type Value = CardValue['value'];

/** What somebody looks for. Of several values of a fact one is enough; everything else must hold together. */
export interface Wanted {
  kind: string;
  words: string;
  facts: Record<string, Value[]>;
  reconstructed: boolean;
}

export interface Filter {
  name: string;
  label: string;
  values: { value: Value; text: string; count: number }[];
}

/** A fact with more values than that is read, not chosen from. */
const MOST_VALUES = 12;

export const NOTHING_WANTED: Wanted = { kind: '', words: '', facts: {}, reconstructed: false };

export function found(cards: Cards, wanted: Wanted): Card[] {
  const words = fold(wanted.words).split(/\s+/).filter(Boolean).map(stem);
  return cards.items.filter(
    (card) =>
      (!wanted.kind || card.kind === wanted.kind) &&
      (!wanted.reconstructed || card.reconstructed) &&
      Object.entries(wanted.facts).every(([name, values]) => !values.length || valuesOf(card, name).some((v) => values.includes(v))) &&
      words.every((word) => readable(card).includes(word)),
  );
}

/** The facts by which the components of a kind can be told apart, each with its values in order. */
export function filters(cards: Cards, kind: string): Filter[] {
  const items = cards.items.filter((card) => card.kind === kind);
  return cards.facts
    .map(({ name, label }) => ({ name, label, values: choices(items, name) }))
    .filter(({ values }) => values.length > 1 && values.length <= MOST_VALUES && values.length < items.length);
}

function choices(items: Card[], name: string): Filter['values'] {
  const seen = new Map<Value, { value: Value; text: string; count: number }>();
  for (const card of items) {
    const here = new Map(
      factsOf(card, name)
        .flatMap((fact) => fact.values)
        .map((one) => [one.value, one.text]),
    );
    for (const [value, text] of here) {
      const one = seen.get(value) ?? { value, text, count: 0 };
      one.count += 1;
      seen.set(value, one);
    }
  }
  const all = [...seen.values()];
  return all.every(({ value }) => typeof value === 'number') ? all.sort((a, b) => Number(a.value) - Number(b.value)) : all;
}

function factsOf(card: Card, name: string): CardFact[] {
  return card.faces.flatMap((face) => face.facts).filter((fact) => fact.name === name);
}

function valuesOf(card: Card, name: string): Value[] {
  return factsOf(card, name).flatMap((fact) => fact.values.map((one) => one.value));
}

const folded = new WeakMap<Card, string>();

/** Everything that can be read on a component, its name in the other language too, ready to be searched. */
function readable(card: Card): string {
  const known = folded.get(card);
  if (known !== undefined) return known;
  const parts = [card.id, ...Object.values(card.names)];
  for (const face of card.faces) {
    parts.push(face.id, face.name, ...face.facts.flatMap((fact) => fact.values.map((one) => one.text)));
    parts.push(...face.texts.flatMap((one) => [one.label, one.text]));
  }
  const text = fold(parts.join(' '));
  folded.set(card, text);
  return text;
}

/** The component that an address names: by its own id, or by that of one of its sides. */
export function named(cards: Cards, id: string): Card | undefined {
  if (!id) return undefined; // most sides have no id of their own
  const wanted = id.toLowerCase();
  const called = (name: string) => name.toLowerCase() === wanted;
  return cards.items.find((card) => called(card.id)) ?? cards.items.find((card) => card.faces.some((face) => called(face.id)));
}

/** What a fact says in one line; a value that stands there several times is counted. */
export function saidOf(fact: CardFact): string {
  const counts = new Map<string, number>();
  for (const { text } of fact.values) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count}\u00a0× ${text}` : text)).join(', ');
}

/** Where an arrow key leads in a grid with so many columns; -1 if nowhere. */
export function arrow(key: string, at: number, count: number, columns: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (step === undefined) return -1;
  const next = at + step;
  return next >= 0 && next < count ? next : -1;
}

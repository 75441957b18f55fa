// What the shell gives to every board, and what a board tells the shell: the whole contract of a game's picture.
import type { Component } from 'svelte';
import type { Card, CardKind } from '../shell/cards';
import type { Block, Offer } from '../shell/narrowing';
import type { Sound } from '../shell/sound';
import type { Lang } from '../shell/words';
import type { ForesightFrame, Line, View as WireView } from '../wire';

/** A line of the log. */
export type Told = Line;

/** A position as a seat may know it: what all games have. Each game declares the rest, see `view.ts` of its board. */
export type View = Pick<WireView, 'seat' | 'ply' | 'actors' | 'winners' | 'sealed'>;

/** `P` is the position of the game, `G` its ground, `D` the desk of its board. */
export interface BoardProps<P extends View, G extends object, D = null> {
  /** What never changes during a game: the ground as the server describes it. */
  picture: G;
  /** The position as the seat may know it. */
  position: P;
  /** The targets that can be chosen now, as 'stack:12'. */
  legal: ReadonlySet<string>;
  /** The targets chosen so far on the way to an action. */
  chosen: ReadonlySet<string>;
  /** The path of a whole choice that is not made yet, to be shown as a ghost of what it would do. */
  planned: readonly string[];
  /** What the board and its dock share while a seat thinks; what `desk` of the game has made for this table. */
  desk: D;
  /** What has just happened, for motion; a new array for every change. */
  told: readonly Told[];
  /** A place that a line of the log points at. */
  lit: ReadonlySet<string>;
  lang: Lang;
  /** Only the ground, without pieces. */
  bare: boolean;
  label: string;
  onpick: (targets: string[]) => void;
  /** Somebody wants to know what is there: by hover, long press or `i`; null when they look away. */
  onlook: (look: Look | null) => void;
}

/** What a game puts beside the prompt: what lies before the own seat, and choices that are more than a button. */
export interface DockProps<P extends View, G extends object, D = null> {
  picture: G;
  position: P;
  /** Every action there is, by its block, to read what the seat has sealed. */
  vocabulary: readonly Block[];
  desk: D;
  /** What the seat may do now; nothing while it is not asked. */
  offers: readonly Offer[];
  /** A choice that waits to be confirmed; nothing is offered meanwhile. A dock that says so lets others be chosen in its place. */
  planned: Offer | null;
  /** The targets that can be chosen now, as on the board. */
  legal: ReadonlySet<string>;
  /** A choice is on its way to the server. */
  sending: boolean;
  /** What is shown is not now: moves shown one after another, or a look back. */
  showing: boolean;
  /** In a lesson, which answers every choice: what is set is sent at once, and not collected. */
  stepwise?: boolean;
  /** The question that the present decision belongs to, if it is one that can be answered with no once for all. */
  question: string;
  /** The questions that this seat answers so. */
  standing: readonly string[];
  /** Answer a question with no from now on, or be asked again; null where that cannot be done. */
  onsettle: ((question: string) => void) | null;
  /** Everybody who sits at the table, by what they are called. */
  names: readonly string[];
  lang: Lang;
  onpick: (targets: string[]) => void;
  /** What is known of what a choice does, for the price on its button; where nothing is known yet, it is asked for. */
  foretold: (offer: Offer) => ForesightFrame | null;
  /** One choice, confirmed first where the person wants that. */
  ontake: (offer: Offer) => void;
  /** Several actions one after another, which the person has confirmed as a whole. */
  onsend: (actions: number[]) => void;
  /** Ask why an action is not possible. */
  onwhy: (action: number) => void;
}

/** The end of a game told as a show, before its results. */
export interface FinaleProps<P extends View> {
  position: P;
  log: readonly Told[];
  names: readonly string[];
  lang: Lang;
  onend: () => void;
}

/** A place that is looked at more closely, and where it is on the screen. */
export interface Look {
  target: string;
  at: DOMRect;
  /** Asked for, and stays until it is closed; a look by hover goes with the mouse. */
  pinned: boolean;
}

/** What a place is, for a small card. */
export interface PlaceFacts {
  title: string;
  lines: { text: string; hue: number }[];
  /** The rule that speaks of it, or nothing. */
  rule: string;
}

export interface SeatFact {
  key: string;
  label: string;
  value: string;
}

export interface SeatPicture {
  /** Which of the six seat colours, patterns and charges is this seat's. */
  hue: number;
  /** What the game calls the seat. */
  name: string;
  out: boolean;
  /** The number that decides who leads; a goal of 0 says that there is no such number yet, Infinity that it has no end. */
  points: number;
  goal: number;
  facts: SeatFact[];
}

/** One step of the guide to a first game. */
export interface GuideStep {
  /** What it points at, as selectors; the first of them that is on the screen. */
  at: string;
  text: (lang: Lang) => string;
  /** What is added for those who have keys. */
  keys?: (lang: Lang) => string;
}

/** A component of the game on its card, when people look through the catalogue. */
export interface FaceProps {
  item: Card;
  kind: CardKind;
  /** What the facts are called, by name. */
  labels: Record<string, string>;
  lang: Lang;
  /** Alone and large, or small among others. */
  large: boolean;
}

export interface GameBoard<P extends View, G extends object, D = null> {
  Board: Component<BoardProps<P, G, D>>;
  /** Where a game needs more than a sentence and buttons. It hears keys before the shell does and says whether they were its own. */
  Dock?: Component<DockProps<P, G, D>, { key: (e: KeyboardEvent) => boolean }>;
  /** Whether the board shows words of the game: then `picture.words` has them by their keys, in the language of the page. */
  wordy?: boolean;
  /** The dock lies under the sentence, as wide as the window, not beside it. */
  below?: boolean;
  /** Choices for which the bar has no room stand in a column at the left, because the board leaves room there. */
  column?: boolean;
  /** What the board and the dock of one table share, by its id. */
  desk?: (table: string) => D;
  /** The domain of choices that are planned on the desk. */
  adopts?: string;
  /** Puts a whole plan of them on the desk, behind so many that are sealed already, to be looked at and changed before it is sent. */
  adopt?: (desk: D, vocabulary: readonly Block[], actions: readonly number[], sealed: number) => void;
  /** Whether what a choice costs and brings, or how likely it is to succeed, stands on the buttons of this position. */
  priced?: (position: P) => boolean;
  /** The facts of the own seat that stand beside the question, by their keys; the dock shows all others that a decision needs. */
  own?: readonly string[];
  /** The domains whose choices the dock offers instead of buttons. */
  docked?: ReadonlySet<string>;
  /** How long a line of the log is worth looking at, 1 is usual; one worth 0 goes together with the next. */
  worth?: (told: Told) => number;
  Finale?: Component<FinaleProps<P>>;
  /** A sign of the game by its name, for the player aid. */
  Sign: Component<{ name: string; size?: number }>;
  /** How the game itself draws its components, by kind; all others have the plain face of the shell. */
  faces?: Record<string, Component<FaceProps>>;
  seat(position: P, seat: number, lang: Lang): SeatPicture;
  /** What a person calls a target on the board. */
  name(picture: G, target: string, lang: Lang): string;
  /** What lies at a target. */
  place(picture: G, position: P, target: string, lang: Lang): PlaceFacts | null;
  /** How a line of the log sounds. */
  sound: (told: Told) => Sound | null;
  /** The targets that a line of the log speaks of. */
  spoken: (told: Told) => string[];
  /** The domains that have a place on the board; choices of all others are buttons. */
  places: ReadonlySet<string>;
  /** Where parts of the position are drawn, as selectors, for lessons that point at them; 'action:order' is where Orders are chosen. */
  parts?: Readonly<Record<string, string>>;
  /** Five short steps for somebody who plays this game for the first time. */
  guide: readonly GuideStep[];
}

/** A board as the shell has it: which game it is for is known only when it runs, so views and grounds are handed on as they come. */
export type AnyBoard = GameBoard<View, object, unknown>;

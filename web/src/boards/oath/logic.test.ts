// The Oath of the page: where things lie, what can be chosen where, who wins and why, what a line of the log changes,
// how a campaign is told.
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../shell/narrowing';
import { goodIn, goodsOf } from './deals';
import { clipped, coast, FIRST, layoutFor, regionOf, stripsOf, widthOf, wrapped } from './geometry';
import { GLYPHS, lookOf } from './glyphs';
import {
  ownColour,
  pawnAt,
  seatPicture,
  sitesOf,
  type Colour,
  type Deal,
  type Ground,
  type Position,
  type Prospect,
  type Site,
} from './model';
import { byPlace, costOf, grouped, laidOut, MAJOR, meantBy, MINOR, placesOf, pricesOf, seatsAmong, VERBS, verbOf } from './offers';
import { facesOf, sceneAfter } from './scenes';
import { prospectTold, siteName, urgency } from './telling';

const PLACES = ['cradle-1', 'cradle-2', 'provinces-1', 'provinces-2', 'provinces-3', 'hinterland-1', 'hinterland-2', 'hinterland-3'];
const card = (n: number, id: string, kind: string, more = {}) => ({
  id,
  kind,
  name: `${kind}-${id}`,
  ours: '',
  target: `card:${n}`,
  ...more,
});
const ground = {
  colours: ['purple', 'red', 'blue', 'yellow'],
  places: PLACES.map((id, i) => ({ id, region: id.split('-')[0], target: `site:${i}` })),
  cards: [
    card(1, 'longbows', 'denizen', { suit: 'order' }),
    card(2, 'elders', 'denizen', { suit: 'nomad' }),
    card(3, 'map', 'relic', { dice: 1 }),
    card(4, 'vision-of-faith', 'vision', { oath: 'devotion' }),
    card(5, 'plains', 'site', { capacity: 3 }),
    card(6, 'mountain', 'site', { capacity: 2 }),
  ],
  words: {
    'denizen-longbows': 'longbows',
    'relic-map': 'Map',
    'site-plains': 'Plains',
    'site-mountain': 'Mountain',
    'site-cradle-2': 'facedown site 2',
    'vision-vision-of-faith': 'Vision of Faith',
    'banner-peoples-favor': 'People’s Favor',
  },
} as unknown as Ground;

function position(more: Partial<Position> = {}): Position {
  const board = () => ({ supply: 7, favor: 1, secrets: 1, facedown_secrets: 0, warbands: 3, bank: 11 });
  const up = (place: string, pawns: Colour[], warbands: Partial<Record<Colour, number>> = {}): Site => ({
    place,
    up: true,
    ruler: (Object.keys(warbands)[0] as Colour | undefined) ?? 'bandits',
    capacity: 3,
    cards: [],
    warbands,
    pawns,
    favor: 0,
    secrets: 0,
    relics: [],
  });
  return {
    seat: 1,
    ply: 0,
    actors: [1],
    asked: 'Act',
    over: false,
    unfinished: false,
    sealed: [],
    winners: [],
    seats: ['purple', 'red', 'blue', 'yellow'],
    prince: '',
    order: ['purple', 'red', 'blue', 'yellow'],
    roles: { purple: 'chancellor', red: 'exile', blue: 'exile', yellow: 'exile' },
    round: 1,
    visions_drawn: 0,
    oath: 'supremacy',
    title: 'purple',
    usurper: false,
    successor: 'purple',
    standing: {},
    prospects: [],
    turn: 'red',
    boards: { purple: board(), red: board(), blue: board(), yellow: board() },
    banks: { discord: 3, arcane: 3, order: 3, hearth: 3, beast: 3, nomad: 3 },
    shared_favor: 12,
    sites: {
      plains: { ...up('cradle-1', ['purple'], { purple: 2 }), cards: ['longbows'] },
      'cradle-2': { place: 'cradle-2', up: false, card: '?' },
      mountain: { ...up('provinces-1', ['red', 'blue']), relics: ['?'] },
      ...Object.fromEntries(PLACES.slice(3).map((place) => [place, { place, up: false, card: '?' }])),
    },
    advisers: { purple: [], red: [{ back: 'denizen', card: 'elders' }], blue: [{ back: 'vision' }], yellow: [] },
    visions: {},
    shared_visions: {},
    caged: {},
    relics: { purple: [], red: [], blue: ['map'], yellow: [] },
    banners: { 'peoples-favor': { holder: '', tokens: 1, mob: false }, 'darkest-secret': { holder: 'blue', tokens: 1, mob: false } },
    reliquary: ['?', '?', '', '?'],
    traits: ['careless'],
    piles: { cradle: ['denizen'], provinces: [], hinterland: ['vision'] },
    deck_top: 'denizen',
    relic_deck: 15,
    archive: 0,
    dispossessed: 0,
    edifices: [],
    hand: [],
    tokens: {},
    campaign: {},
    deal: {},
    card: 'none',
    costs: {},
    modifiers: [],
    mind: [],
    act_over: false,
    ...more,
  };
}
const offer = (name: string, ...path: string[]): Offer => ({ action: path.join().length * 31 + name.length, name, path, label: name });
const told = (event: string, args: Record<string, number>) => ({ ply: 1, event, args, text: '' });

describe('the map', () => {
  it('has eight sites that keep within their regions and never overlap, in every shape of window', () => {
    for (const ratio of [0.7, 1, 1.5, 2.2, 3]) {
      const { box, regions, sites } = layoutFor(ratio);
      expect(sites.length).toBe(8);
      sites.forEach((site, i) => {
        const region = regions[regionOf(i)]!;
        expect(site.x >= region.x && site.x + site.w <= region.x + region.w && site.y + site.h <= box.y + box.h).toBe(true);
        for (const other of sites.slice(i + 1))
          expect(
            site.x + site.w <= other.x || other.x + other.w <= site.x || site.y + site.h <= other.y || other.y + other.h <= site.y,
          ).toBe(true);
      });
    }
    expect(FIRST.map((site) => regionOf(site))).toEqual([0, 1, 2]);
  });
  it('draws the same coast every time', () => {
    const region = layoutFor(1.5).regions[0]!;
    expect(coast(region, 3)).toBe(coast(region, 3));
    expect(coast(region, 3)).not.toBe(coast(region, 4));
  });
  it('breaks words into lines that fit and says with dots what it leaves out', () => {
    const lines = wrapped('Discard a Beast or Nomad card at your site. Then gain 2 favor.', 150, 13, 2);
    expect(lines.length).toBe(2);
    expect(lines[1]!.endsWith('…')).toBe(true);
    for (const line of lines) expect(widthOf(line) * 13).toBeLessThanOrEqual(150);
    expect(clipped('Plains', 200, 13)).toBe('Plains');
  });
  it('lets cards at a site share its room', () => {
    const site = layoutFor(1.5).sites[2]!;
    const text = 'Travel within your region costs you no Supply, and once more so that it is long enough for several lines.';
    for (const n of [1, 2, 3]) {
      const strips = stripsOf(
        Array.from({ length: n }, (_, i) => ({ id: `c${i}`, text })),
        site,
        50,
        14,
        true,
      );
      expect(strips.length).toBe(n);
      expect(strips.at(-1)!.y + strips.at(-1)!.h).toBeLessThanOrEqual(site.y + site.h);
      for (let i = 1; i < n; i++) expect(strips[i]!.y).toBeGreaterThanOrEqual(strips[i - 1]!.y + strips[i - 1]!.h);
      // For a finger they are as tall as it needs, if the site has the room.
      const touched = stripsOf(
        Array.from({ length: n }, (_, i) => ({ id: `c${i}`, text })),
        site,
        50,
        14,
        false,
        40,
      );
      for (const strip of touched) expect(strip.h).toBeGreaterThanOrEqual(Math.min(40, (site.h - 55) / n - 3));
      expect(touched.at(-1)!.y + touched.at(-1)!.h).toBeLessThanOrEqual(site.y + site.h);
    }
  });
  it('has a sign for every suit, every action and every site', () => {
    for (const name of [
      'discord',
      'arcane',
      'order',
      'hearth',
      'beast',
      'nomad',
      ...MAJOR,
      'with',
      'use',
      'uncover',
      'peek',
      'garrison',
      'withdraw',
      'offer',
      'exile',
      lookOf('wastes'),
      lookOf('the-tribunal'),
      lookOf('unheard-of'),
    ])
      expect(GLYPHS[name]).toBeDefined();
  });
});

describe('choices', () => {
  const p = position();
  it('lie where a person looks for them', () => {
    expect(placesOf(p, offer('travel', 'site:3'))).toEqual(['site:3']);
    expect(placesOf(p, offer('peek', 'site:2', 'place:0'))).toEqual(['relic:2-0']);
    expect(placesOf(p, offer('recover-relic', 'place:0'))).toEqual(['relic:2-0']);
    expect(placesOf(p, offer('garrison', 'number:2'))).toEqual(['site:2']);
    expect(placesOf(p, offer('campaign', 'seat:6'))).toEqual(['site:2']);
    expect(placesOf(p, offer('campaign', 'seat:2'))).toEqual(['seat:2', 'site:2']);
    expect(placesOf(p, offer('adviser', 'seat:2', 'place:0'))).toEqual(['back:2-0']);
    expect(placesOf(p, offer('number', 'number:3'))).toEqual([]);
    expect(byPlace(p, [offer('muster', 'card:1'), offer('trade-favor', 'card:1')]).get('card:1')!.length).toBe(2);
  });
  it('are all on the screen, each once, whatever is asked', () => {
    // Every block of the game's vocabulary, with what it names.
    const blocks =
      'pass yes search:source muster:card trade-favor:card trade-secrets:card recover-relic:place recover-banner:banner travel:site ' +
      'campaign:seat with:card uncover:card use:card peek:site,place peek-reliquary garrison:number withdraw:number lend:seat,number ' +
      'borrow:seat,number offer:seat,space exile:seat keep:card discard:card to-site:site to-advisers facedown reveal plan:card ' +
      'counter:card pick:card seat:seat at:site bank:suit number:number adviser:seat,place relic:site,place space:space pile:source ' +
      'swear:oath board:colour banner:banner pawn give:good ask:good give-card:card ask-card:card give-adviser:place ask-adviser:place ' +
      'give-banner:banner ask-banner:banner give-site:site ask-site:site';
    const offers = blocks.split(' ').map((block, action): Offer => {
      const [name, domains] = block.split(':') as [string, string?];
      return { action, name, path: (domains?.split(',') ?? []).map((domain) => `${domain}:1`), label: name };
    });
    const named = offers.filter((one) => one.path.length);
    for (const asked of ['Act', 'Intend', 'Propose', 'Pick', 'Targets']) {
      const { faces, amounts, gives, asks, plain } = laidOut(asked, offers);
      const all = [...faces, ...amounts.flat(), ...gives, ...asks, ...plain];
      expect(all.map((one) => one.action).sort((a, b) => a - b)).toEqual(named.map((one) => one.action));
    }
  });
  it('asks first for the seat where one of several is meant and there are too many choices to look over', () => {
    const offers = [1, 2, 3].flatMap((seat) => [0, 1, 2, 3].map((space) => offer('offer', `seat:${seat}`, `space:${space}`)));
    expect(seatsAmong(offers)).toEqual(['seat:1', 'seat:2', 'seat:3']);
    expect(seatsAmong(offers.slice(0, 8))).toEqual([]);
    expect(seatsAmong([...offers, offer('exile')])).toEqual([]);
  });
  it('of how many stand together', () => {
    expect(
      grouped([offer('garrison', 'number:1'), offer('garrison', 'number:2'), offer('travel', 'site:1')]).map((group) => group.length),
    ).toEqual([2, 1]);
  });
  it('belong to one action each', () => {
    expect(new Set(Object.keys(VERBS))).toEqual(new Set([...MAJOR, ...MINOR]));
    expect(verbOf(offer('trade-secrets', 'card:1'))).toBe('trade');
    expect(verbOf(offer('pass'))).toBe('');
  });
  it('tell their price where the server does', () => {
    const priced = position({ costs: { travel: { 'site:3': 2 }, muster: { 'card:1': 1 } } });
    expect([
      costOf(priced, offer('travel', 'site:3')),
      costOf(priced, offer('muster', 'card:1')),
      costOf(priced, offer('use', 'card:1')),
    ]).toEqual([2, 1, null]);
    const travels = position({ costs: { travel: { 'site:1': 1, 'site:3': 4 } } });
    expect(pricesOf(travels, [offer('travel', 'site:3')])).toBe('4');
    expect(pricesOf(travels, [offer('travel', 'site:3'), offer('travel', 'site:1')])).toBe('1–4');
    expect(pricesOf(travels, [offer('use', 'card:1')])).toBe('');
  });
  it('are asked about, where they are not possible, by what is at the own site', () => {
    for (const verb of MAJOR) expect(VERBS[verb]).toContain(meantBy(ground, position(), verb)[0]);
    expect(meantBy(ground, position(), 'campaign')).toEqual(['campaign', 6]);
    const names = (verb: string) => meantBy(ground, position({ seat: 0 }), verb);
    expect([names('muster'), names('travel')]).toEqual([
      ['muster', 1],
      ['travel', 1],
    ]);
  });
});

describe('reading a position', () => {
  const p = position();
  it('finds sites, pawns and cards', () => {
    expect(
      sitesOf(p)
        .map((site) => site.id)
        .slice(0, 3),
    ).toEqual(['plains', '', 'mountain']);
    expect([pawnAt(p, 'blue'), pawnAt(p, 'yellow')]).toEqual([2, -1]);
    expect(siteName(ground, p, 1)).toBe('Facedown site 2');
  });
  it('knows whom the seat plays, and who has won', () => {
    expect(ownColour(p)).toBe('red');
    expect(ownColour(position({ seat: -1, actors: [0] }))).toBe('');
    expect(ownColour(position({ seat: 2, actors: [2], turn: 'yellow' }))).toBe('yellow');
    expect(seatPicture(p, 0, 'en').facts[0]).toMatchObject({ label: 'Chancellor', value: 'Oathkeeper' });
  });
  it('says who wins and why, the nearest first', () => {
    const title: Prospect = { seat: 'red', by: 'title', when: 'wake' };
    expect(prospectTold(ground, p, title, 'en')).toBe('Red wins at the start of their next turn if they still rule the most sites.');
    expect(prospectTold(ground, p, { seat: 'blue', by: 'vision', when: 'wake', card: 'vision-of-faith' }, 'pl')).toBe(
      'Niebieski wygra na początku swojej następnej tury dzięki karcie „Vision of Faith”, jeśli nadal będzie mieć Sztandar ' +
        'Najmroczniejszej Tajemnicy.',
    );
    expect(prospectTold(ground, p, { seat: 'purple', by: 'empire', when: 'round-end', die: 6, round: 5 }, 'en')).toMatch(
      /after round 5 if the end die shows 6 and/,
    );
    expect(prospectTold(ground, p, { seat: 'purple', by: 'empire', when: 'round-end', die: 5, round: 6 }, 'en')).toMatch(
      /after round 6 if the end die shows 5–6 and/,
    );
    expect(urgency(title)).toBeLessThan(urgency({ seat: 'purple', by: 'empire', when: 'round-end' }));
  });
  it('reads the goods of a deal', () => {
    const deal: Deal = {
      proposer: 'red',
      partner: 'blue',
      goods: ['give favor', 'give favor', 'ask-card map', 'ask-banner peoples-favor'],
    };
    expect(goodsOf(ground, deal, 'give', 'en')).toEqual([{ key: 'give favor', n: 2, sign: 'favor', text: 'favor' }]);
    expect([
      goodIn(ground, p, offer('ask-card', 'card:3'), 'en').text,
      goodIn(ground, p, offer('give', 'good:1'), 'en').text,
      goodIn(ground, p, offer('give-banner', 'banner:0'), 'en').text,
    ]).toEqual(['Map', 'a secret', 'People’s Favor']);
    expect(goodsOf(ground, deal, 'ask', 'en').map((good) => good.text)).toEqual(['Map', 'People’s Favor']);
  });
});

describe('what is told', () => {
  it('shows a campaign as the position has it, and what was sacrificed for it', () => {
    const war = { attacker: 'red', defender: 'purple', stage: 'attack', swords: 4, shields: 5, outcome: '' };
    const p = position({ campaign: war as unknown as Position['campaign'] });
    const scene = sceneAfter(ground, p, null, [told('campaign-began', { seat: 1, other: 0 }), told('sacrificed', { seat: 1, amount: 2 })]);
    expect(scene).toMatchObject({ ...war, sacrificed: 2, over: false });
    expect(sceneAfter(ground, position(), scene, [told('turn-began', { seat: 2 })])).toBeNull();
  });
  it('shows a campaign even when it is over at once', () => {
    const lines = [
      told('campaign-began', { seat: 1, other: 0 }),
      told('targeted-site', { seat: 1, site: 0 }),
      told('pools', { attack: 3, defense: 2 }),
      told('defense-rolled', { seat: 0, shields: 2, doubles: 1, total: 4, twos: 1 }),
      told('attack-rolled', { seat: 1, swords: 1, hollow: 2, skulls: 0 }),
      told('sacrificed', { seat: 1, amount: 3 }),
      told('campaign-won', { seat: 1 }),
    ];
    const scene = sceneAfter(ground, position(), null, lines)!;
    expect(scene).toMatchObject({
      attacker: 'red',
      defender: 'purple',
      sites: ['plains'],
      attack: 3,
      defense: 2,
      shields: 4,
      swords: 2,
      sacrificed: 3,
      outcome: 'attacker',
      over: true,
      defense_roll: { one: 0, two: 1, double: 1 },
    });
    expect(sceneAfter(ground, position(), scene, [told('killed-at', { site: 0, amount: 1 })])).not.toBeNull();
    expect(sceneAfter(ground, position(), scene, [told('turn-began', { seat: 2 })])).toBeNull();
    expect(facesOf({ two: 1, one: 0, double: 0 }, 2)).toEqual(['two', 'blank']);
  });
});

// The HTTP calls of company.
import { call } from '../shell/api';
import type { Lang } from '../shell/words';
import type {
  Blocked,
  Blocking,
  EarnedAchievement,
  History,
  Invited,
  Leaderboard,
  Match,
  MatchWish,
  Opponent,
  Profile,
  ProfileWish,
} from '../wire';

export type { Blocked, EarnedAchievement, Figures, Finished, History, Leaderboard, Match, Opponent, Profile, Rated } from '../wire';

const person = (profile: string) => (profile ? `/people/${encodeURIComponent(profile)}` : '/profile');

/** Calls about a person; nobody's profile is one's own. */
export const calls = {
  profile: (profile: string, lang: Lang) => call<Profile>('GET', `${person(profile)}?lang=${lang}`),
  setProfile: (wish: ProfileWish, lang: Lang) => call<Profile, ProfileWish>('PUT', `/profile?lang=${lang}`, wish),
  earned: (table: string, lang: Lang) => call<EarnedAchievement[]>('GET', `/tables/${encodeURIComponent(table)}/achievements?lang=${lang}`),
  opponents: () => call<Opponent[]>('GET', '/profile/opponents'),
  invite: (table: string, profile: string, seat: number) =>
    call<unknown, Invited>('POST', `/tables/${encodeURIComponent(table)}/invite`, { profile, seat }),
  match: () => call<Match | null>('GET', '/match'),
  seek: (wish: MatchWish) => call<Match | null, MatchWish>('PUT', '/match', wish),
  giveUp: () => call<unknown>('DELETE', '/match'),
  blocks: () => call<Blocked[]>('GET', '/blocks'),
  block: (who: Blocking) => call<Blocked[], Blocking>('POST', '/blocks', who),
  unblock: (block: string) => call<Blocked[]>('DELETE', `/blocks/${encodeURIComponent(block)}`),
  history: (profile: string, page: number) => call<History>('GET', `${person(profile)}/history?page=${page}`),
  leaderboard: (game: string, seats: number, season: string) =>
    call<Leaderboard>('GET', `/leaderboards/${encodeURIComponent(game)}?seats=${seats}&season=${season}`),
};

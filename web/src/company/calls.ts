// The HTTP calls of company.
import { call } from '../shell/api';
import type { Lang } from '../shell/words';
import type { EarnedAchievement, History, Leaderboard, Profile, ProfileWish } from '../wire';

export type { EarnedAchievement, Figures, Finished, History, Leaderboard, Profile, Rated } from '../wire';

const person = (profile: string) => (profile ? `/people/${encodeURIComponent(profile)}` : '/profile');

/** Calls about a person; nobody's profile is one's own. */
export const calls = {
  profile: (profile: string, lang: Lang) => call<Profile>('GET', `${person(profile)}?lang=${lang}`),
  setProfile: (wish: ProfileWish, lang: Lang) => call<Profile, ProfileWish>('PUT', `/profile?lang=${lang}`, wish),
  earned: (table: string, lang: Lang) => call<EarnedAchievement[]>('GET', `/tables/${encodeURIComponent(table)}/achievements?lang=${lang}`),
  history: (profile: string, page: number) => call<History>('GET', `${person(profile)}/history?page=${page}`),
  leaderboard: (game: string, seats: number, season: string) =>
    call<Leaderboard>('GET', `/leaderboards/${encodeURIComponent(game)}?seats=${seats}&season=${season}`),
};

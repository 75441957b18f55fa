// The HTTP calls of company.
import { call } from '../shell/api';
import type { History, Leaderboard, Profile, ProfileWish } from '../wire';

export type { Figures, Finished, History, Leaderboard, Profile, Rated } from '../wire';

const person = (profile: string) => (profile ? `/people/${encodeURIComponent(profile)}` : '/profile');

/** Calls about a person; nobody's profile is one's own. */
export const calls = {
  profile: (profile: string) => call<Profile>('GET', person(profile)),
  setProfile: (wish: ProfileWish) => call<Profile, ProfileWish>('PUT', '/profile', wish),
  history: (profile: string, page: number) => call<History>('GET', `${person(profile)}/history?page=${page}`),
  leaderboard: (game: string, seats: number, season: string) =>
    call<Leaderboard>('GET', `/leaderboards/${encodeURIComponent(game)}?seats=${seats}&season=${season}`),
};

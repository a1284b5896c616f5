import type { TournamentRow } from './tournament-file'

/** Hosts of a year and, where there are several, the grounds in their country. */
const HOSTS: Record<string, [nation: string, grounds: RegExp][] | undefined> = {
  '2018': [['Russia', /./]],
  '2022': [['Qatar', /./]],
  '2026': [
    ['Mexico', /Mexico City|Guadalajara|Monterrey/],
    ['Canada', /Toronto|Vancouver/],
    ['USA', /^(?!.*(Mexico City|Guadalajara|Monterrey|Toronto|Vancouver))/],
  ],
}

/** Matches of a tournament are on neutral ground, except those of a host in its own country and European play-offs. */
export function isNeutral({ team1, round, ground = '' }: TournamentRow, year: string): boolean {
  if (round.startsWith('UEFA ')) return false
  return !(HOSTS[year] ?? []).some(([nation, grounds]) => nation === team1 && grounds.test(ground))
}

import { squadOf } from '../squads/squad'
import { type TeamSheet, teamSheet, withoutSuspended } from '../squads/team-sheet'
import type { DemoMatch } from '../world/fixture'
import { type Random, randomFrom } from '../world/random'
import { Cast } from './cast'
import { Casting } from './cast-turn'
import { draftMatch } from './draft-match'
import type { Period } from './period.rules'
import type { Moment } from './script'

/** Reasons of bans by player key. */
export type SideBans = ReadonlyMap<string, string>
export type Bans = readonly [home: SideBans, away: SideBans]
export const NOBODY_BANNED: Bans = [new Map(), new Map()]

type Played = { period: Period; moments: Moment[]; isLevelAfter: boolean }
type CastMatch = {
  sheets: readonly [TeamSheet, TeamSheet]
  cast: Cast
  random: Random
  periods: Played[]
}

/** Team sheets of a match without the banned players. */
export function sheetsOf(
  match: DemoMatch,
  seed: string,
  bans: Bans,
): readonly [TeamSheet, TeamSheet] {
  return [sheetOf(match, seed, 0, bans[0]), sheetOf(match, seed, 1, bans[1])]
}

/**
 * Assigns players to the steps of each period of a played match; callers continue with the same
 * `random` and `lineUps`.
 */
export function castMatch(match: DemoMatch, seed: string, bans: Bans): CastMatch {
  const name = `${seed}/${match.fixture.key}`
  const sheets = sheetsOf(match, seed, bans)
  const random = randomFrom(name)
  const castRandom = randomFrom(`${seed}/cast/${match.fixture.key}`)
  const cast = new Cast(castRandom, sheets)
  const casting = new Casting(cast, castRandom, name)
  const periods = draftMatch(match, random).map(({ period, drafts, isLevelAfter }) => {
    return {
      period,
      isLevelAfter,
      moments: drafts.flatMap((turn) => casting.moments(turn, period)),
    }
  })
  return { sheets, cast, random, periods }
}

function sheetOf(match: DemoMatch, seed: string, side: 0 | 1, bans: SideBans): TeamSheet {
  const squad = squadOf(seed, (side === 0 ? match.home : match.away).key)
  return withoutSuspended(teamSheet({ seed, match, side }), bans, squad, seed)
}

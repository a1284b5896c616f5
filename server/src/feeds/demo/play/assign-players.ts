import { type Random, randomFrom } from '../../random'
import { squadOf } from '../squads/squad'
import { type TeamSheet, teamSheet, withoutSuspended } from '../squads/team-sheet'
import type { DemoMatch } from '../world/fixture'
import { draftMatch } from './draft-match'
import { MatchLineUps } from './match-line-ups'
import type { Period } from './period.rules'
import type { Moment } from './play-timeline'
import { StepBuilder } from './step-builder'

/** Reasons of bans by player key. */
export type SideBans = ReadonlyMap<string, string>
export type Bans = readonly [home: SideBans, away: SideBans]
export const NO_BANS: Bans = [new Map(), new Map()]

type Played = { period: Period; moments: Moment[]; isLevelAfter: boolean }
type AssignedMatch = {
  sheets: readonly [TeamSheet, TeamSheet]
  lineUps: MatchLineUps
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
export function assignPlayers(match: DemoMatch, seed: string, bans: Bans): AssignedMatch {
  const name = `${seed}/${match.fixture.key}`
  const sheets = sheetsOf(match, seed, bans)
  const random = randomFrom(name)
  // The seed text is fixed: another one would change every match.
  const playerRandom = randomFrom(`${seed}/cast/${match.fixture.key}`)
  const lineUps = new MatchLineUps(playerRandom, sheets)
  const stepBuilder = new StepBuilder(lineUps, playerRandom, name)
  const periods = draftMatch(match, random).map(({ period, drafts, isLevelAfter }) => {
    return {
      period,
      isLevelAfter,
      moments: drafts.flatMap((draft) => stepBuilder.moments(draft, period)),
    }
  })
  return { sheets, lineUps, random, periods }
}

function sheetOf(match: DemoMatch, seed: string, side: 0 | 1, bans: SideBans): TeamSheet {
  const squad = squadOf(seed, (side === 0 ? match.home : match.away).key)
  return withoutSuspended(teamSheet({ seed, match, side }), bans, squad, seed)
}

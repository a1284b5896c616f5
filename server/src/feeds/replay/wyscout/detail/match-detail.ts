import type { Archive, Recording } from '../archive/archive'
import { playerNames, teamsOf } from '../catalogue/catalogue'
import { venueName } from '../catalogue/venues'
import type { TimedLine } from '../commentary/commentary'
import { matchNamesOf } from '../commentary/match-names'
import { writeCommentary } from '../commentary/write-commentary'
import type { Side } from '../timeline/counters'
import type { MatchTimeline } from '../timeline/match-timeline'
import { ballOf, type TimedBallPosition } from './ball.rules'
import { type Lineups, lineupsOf } from './lineups'
import { pressureOf } from './pressure.rules'

/**
 * What a match page shows of a recorded match beside its timeline. Seconds are those of the match
 * since its kick-off.
 */
export type MatchDetail = {
  lineups: Lineups
  venue: string | null
  /** Text lines in order of time. */
  timedLines: TimedLine[]
  /** Attack pressure by minute, home positive; one list for each period but the shoot-out. */
  pressure: number[][]
  ball: TimedBallPosition[]
}

export function matchDetail(
  archive: Archive,
  recording: Recording,
  timeline: MatchTimeline,
): MatchDetail {
  const { match } = recording
  const sides = new Map<number, Side>(
    Object.values(match.teamsData).map(({ teamId, side }) => [teamId, side === 'home' ? 0 : 1]),
  )
  const sideOf = (teamId: number) => sides.get(teamId) ?? null
  const [home, away] = teamsOf(archive, recording)
  const lineups = lineupsOf(recording, archive.players)
  const venue = venueName(match.venue)
  const matchNames = matchNamesOf({
    match,
    teams: [home.shortZh, away.shortZh],
    venue,
    names: playerNames(archive),
  })
  const { events, periods } = timeline
  return {
    lineups,
    venue,
    timedLines: writeCommentary({ timeline, matchNames, lineups, sideOf }),
    pressure: periods
      .filter(({ name }) => name !== 'P')
      .map((period) => pressureOf(events, period, sideOf)),
    ball: ballOf(events, periods, sideOf),
  }
}

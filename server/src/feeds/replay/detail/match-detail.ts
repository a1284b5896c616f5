import type { Archive, Recording } from '../archive'
import { playerNames, teamsOf } from '../catalogue'
import type { Story } from '../story/beat'
import type { Side } from '../story/counters'
import { venueName } from '../venues'
import { type BallBeat, ballOf } from './ball.rules'
import { type Lineups, lineupsOf } from './lineups'
import { pressureOf } from './pressure.rules'
import { castOf } from './words/cast'
import type { Said } from './words/commentary'
import { tellText } from './words/tell-text'

/** What a match page shows of a recorded match beside its course. Seconds are those of the match since its kick-off. */
export type MatchDetail = {
  lineups: Lineups
  venue: string | null
  /** The text live in order of time. */
  said: Said[]
  /** Attack pressure minute by minute, home positive, a list for each period but the shoot-out. */
  pressure: number[][]
  ball: BallBeat[]
}

export function matchDetail(archive: Archive, recording: Recording, story: Story): MatchDetail {
  const { match } = recording
  const sides = new Map<number, Side>(
    Object.values(match.teamsData).map(({ teamId, side }) => [teamId, side === 'home' ? 0 : 1]),
  )
  const sideOf = (teamId: number) => sides.get(teamId) ?? null
  const [home, away] = teamsOf(archive, recording)
  const lineups = lineupsOf(recording, archive.players)
  const venue = venueName(match.venue)
  const cast = castOf({
    match,
    teams: [home.shortZh, away.shortZh],
    venue,
    names: playerNames(archive),
  })
  const { events, periods } = story
  return {
    lineups,
    venue,
    said: tellText({ story, cast, lineups, sideOf }),
    pressure: periods
      .filter(({ name }) => name !== 'P')
      .map((period) => pressureOf(events, period, sideOf)),
    ball: ballOf(events, periods, sideOf),
  }
}

import type { FeedLineupPlayer, FeedSideLineup } from '../../feed'
import { hashOf } from '../../random'
import type { DetailStream } from '../../timeline'
import { endOf } from '../play/period.rules'
import type { PlayTimeline } from '../play/play-timeline'
import { ratingsAt } from '../play/statistics/ratings'
import { squadOf } from '../squads/squad'
import { type TeamSheet, teamSheet, withoutSuspended } from '../squads/team-sheet'
import type { DemoMatch } from '../world/fixture'

const EXPECTED_LEAD = 22 * 3600
const CONFIRMED_LEAD = 60 * 60
const FIRST_RATINGS = 10 * 60
const BETWEEN_RATINGS = 5 * 60
const LAST_RATINGS_AFTER = 150

/**
 * Line-ups: expected the day before, confirmed an hour before the kick-off, with ratings every few
 * minutes of play and after the end.
 */
export function lineupStream(match: DemoMatch, timeline: PlayTimeline, seed: string): DetailStream {
  const { key, kickoffAt } = match.fixture
  const times = [kickoffAt - EXPECTED_LEAD]
  const confirmedAt = kickoffAt - CONFIRMED_LEAD + (hashOf(key) % 420)
  if (timeline.periods.length > 0) times.push(confirmedAt, ...ratingTimes(timeline))
  else if ((timeline.moments[0]?.at ?? 0) > confirmedAt) times.push(confirmedAt)
  return {
    times,
    messagesFor: (_from, to) => {
      const at = times[to - 1] ?? 0
      const isExpected = to === 1
      const sheets = isExpected
        ? ([0, 1] as const).map((side) => expectedSheet(match, timeline, seed, side))
        : timeline.sheets
      const ratings = ratingsAt(timeline, at)
      const [home, away] = sheets.map((sheet) => sideLineup(sheet, !isExpected, ratings))
      return [
        { kind: 'lineup', at, matchKey: key, revision: to, home: home ?? null, away: away ?? null },
      ]
    },
  }
}

/** The expected line-up, without the coach's changes; suspensions are known the day before. */
function expectedSheet(
  match: DemoMatch,
  timeline: PlayTimeline,
  seed: string,
  side: 0 | 1,
): TeamSheet {
  const { missing } = timeline.sheets[side]
  const suspended = missing.filter(({ state }) => state === 3)
  const bans = new Map(suspended.map(({ player, note }) => [player.key, note]))
  const squad = squadOf(seed, (side === 0 ? match.home : match.away).key)
  return withoutSuspended(teamSheet({ seed, match, side, isExpected: true }), bans, squad, seed)
}

function ratingTimes({ periods }: PlayTimeline): number[] {
  const first = periods[0]
  const last = periods.at(-1)
  if (!first || !last) return []
  const times: number[] = []
  const end = endOf(last)
  for (let at = first.startAt + FIRST_RATINGS; at < end; at += BETWEEN_RATINGS) {
    if (periods.some((period) => period.startAt <= at && at <= endOf(period))) times.push(at)
  }
  return [...times, end + LAST_RATINGS_AFTER]
}

function sideLineup(
  sheet: TeamSheet,
  confirmed: boolean,
  ratings: Map<string, number>,
): FeedSideLineup {
  const listed = (
    player: TeamSheet['bench'][number],
    rest: Partial<FeedLineupPlayer>,
  ): FeedLineupPlayer => ({
    playerKey: player.key,
    state: 0,
    shirtNumber: player.shirtNumber,
    position: player.position,
    x: null,
    y: null,
    captain: false,
    rating: ratings.get(player.key) ?? null,
    note: null,
    ...rest,
  })
  return {
    confirmed,
    formation: sheet.formation,
    coach: sheet.coach,
    players: [
      ...sheet.starters.map(({ player, slot: { x, y, position } }) =>
        listed(player, { state: 1, position, x, y, captain: player.key === sheet.captainKey }),
      ),
      ...sheet.bench.map((player) => listed(player, {})),
      ...sheet.missing.map(({ player, state, note }) => listed(player, { state, note })),
    ],
  }
}

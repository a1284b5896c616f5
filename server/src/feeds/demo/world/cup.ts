import type { FeedTeam } from '../../feed'
import { hashOf, randomFrom, shuffled } from '../../random'
import { buildTimeline } from '../play/build-timeline'
import { summarize } from '../play/statistics/summary'
import type { DemoLeague } from './catalogue'
import { type DemoMatch, matchOf } from './fixture'
import { kickoffHours } from './kickoff-hours'
import type { Edition } from './season.rules'
import { instantOn } from './sports-day.rules'

const ROUND_NAMES = ['1/16决赛', '1/8决赛', '1/4决赛', '半决赛', '决赛']
const DAYS_OF_ROUND = 6
const USUAL_HOURS = 5

/** Returns the winner of a tie. It plays the whole match, so callers cache the result. */
export type WinnerOf = (tie: DemoMatch) => FeedTeam

/**
 * Ties of one cup season that are drawn by `knownDay`, round by round: a round is drawn when the
 * round before it is over. Yields empty slices between the matches that it plays to find the
 * winners.
 */
export function* cupMatches(
  league: DemoLeague,
  edition: Edition,
  knownDay: number,
  { seed, winnerOf }: { seed: string; winnerOf: WinnerOf },
): Generator<DemoMatch[]> {
  const random = randomFrom(`${seed}/${league.key}/${edition.name}`)
  let entrants = shuffled(league.teams, random)
  let drawnOn = edition.startDay
  for (const [index, round] of ROUND_NAMES.entries()) {
    if (drawnOn > knownDay || entrants.length < 2) break
    const ties = tiesOf(league, edition, { index, round, entrants }, seed)
    yield ties
    const lastDay = roundStart(edition, index) + DAYS_OF_ROUND
    if (lastDay > knownDay) break
    entrants = []
    for (const tie of ties) {
      entrants.push(winnerOf(tie))
      yield []
    }
    drawnOn = lastDay
  }
}

function roundStart(edition: Edition, index: number): number {
  const length = edition.endDay - edition.startDay
  return edition.startDay + Math.floor(((index + 0.4) * length) / ROUND_NAMES.length)
}

function tiesOf(
  league: DemoLeague,
  edition: Edition,
  { index, round, entrants }: { index: number; round: string; entrants: FeedTeam[] },
  seed: string,
): DemoMatch[] {
  const hours = kickoffHours(league.hours)
  const perDay = Math.ceil(entrants.length / 2 / DAYS_OF_ROUND)
  const ties: DemoMatch[] = []
  for (let place = 0; place + 1 < entrants.length; place += 2) {
    const home = entrants[place]
    const away = entrants[place + 1]
    if (!home || !away) continue
    const day = roundStart(edition, index) + Math.floor(place / 2 / perDay)
    const minute = hours[hashOf(`${home.key}/${index}`) % USUAL_HOURS] ?? 0
    const kickoffAt = instantOn(day, minute)
    ties.push(
      matchOf(
        { league, edition, home, away, round, kickoffAt, isFinal: entrants.length === 2 },
        seed,
      ),
    )
  }
  return ties
}

/** Returns a `WinnerOf` that plays each tie once. */
export function createWinnerOf(seed: string): WinnerOf {
  const winners = new Map<string, FeedTeam>()
  return (tie) => {
    const known = winners.get(tie.fixture.key)
    if (known) return known
    const winner = play(tie, seed)
    winners.set(tie.fixture.key, winner)
    return winner
  }
}

function play(tie: DemoMatch, seed: string): FeedTeam {
  const timeline = buildTimeline({ ...tie, mishap: null }, seed)
  const { score, extra, shootout } = summarize(timeline, 0, timeline.moments.length).state
  const [home, away] = shootout ?? extra ?? score ?? [0, 0]
  return home > away ? tie.home : tie.away
}

import type { FeedPlayerLine } from '../../../feed'
import { GameCounters } from '../statistics/game-counters'
import { matchOf } from '../world/fixture'
import { type BasketballLeague, readLeagues } from '../world/leagues'
import { isBehindArc } from './game-rules'
import type { GameMoment, Side } from './game-step'
import { type GameTimeline, playGame } from './game-timeline'

const GAMES = 200
/** Games of which every moment is checked. */
const FOLLOWED_GAMES = 40
const EDITION = { name: '2026-27', startDay: 20_700, endDay: 20_880 }
const leagues = readLeagues()

function gamesOf(league: BasketballLeague, count = GAMES): GameTimeline[] {
  const { teams } = league
  return Array.from({ length: count }, (_, round) => {
    const home = teams[round % teams.length]
    const turn = 1 + (Math.floor(round / teams.length) % (teams.length - 1))
    const away = teams[(round + turn) % teams.length]
    if (!home || !away || home === away) throw new Error(`too few teams in ${league.key}`)
    const kickoffAt = 1_790_000_000 + round * 86_400
    return playGame(
      matchOf({ league, edition: EDITION, home, away, round, kickoffAt }, 'test'),
      'test',
    )
  })
}

const sum = (lines: FeedPlayerLine[], of: (line: FeedPlayerLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)
const mean = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length

/** The whole game, counted. */
function counted(game: GameTimeline) {
  const counters = new GameCounters(game)
  counters.applyTo(game.moments.length)
  const linesOf = (side: Side) =>
    game.sheets[side].players.map((_, number) => counters.line(side, number))
  return {
    state: counters.state(),
    played: counters.played,
    lines: [linesOf(0), linesOf(1)] as const,
  }
}

type Counted = ReturnType<typeof counted>

/** What is wrong in this box score; a matcher for each number would take longer than the game. */
function boxFaults({ state, played, lines }: Counted, { rules }: BasketballLeague): string[] {
  const points = [state.homePoints ?? [], state.awayPoints ?? []] as const
  const overtimes = (points[0]?.length ?? 0) - 4
  const faults: string[] = []
  const check = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) faults.push(`${what} ${is}, not ${wanted}`)
  }
  for (const side of [0, 1] as const) {
    const total = points[side].reduce((all, some) => all + some, 0)
    check('score', state.score?.[side], total)
    check(
      'points of players',
      sum(lines[side], (line) => line.points),
      total,
    )
    check(
      'seconds of players',
      sum(lines[side], ({ seconds }) => seconds),
      5 * played,
    )
    for (const { points: own, fieldGoals, threes, freeThrows } of lines[side])
      check('points', own, 2 * fieldGoals[0] + threes[0] + freeThrows[0])
  }
  check('seconds', played, 4 * rules.quarterSeconds + overtimes * 300)
  check('end', `${state.status} ${state.clock} ${state.clockAt}`, '10 0 null')
  check('level', state.score?.[0] === state.score?.[1], false)
  return faults
}

/** Counts of a side that are higher than those they follow from. */
function excessOf(own: FeedPlayerLine[], other: FeedPlayerLine[]): string[] {
  const missed = (some: FeedPlayerLine[]) =>
    sum(some, ({ fieldGoals, freeThrows }) => {
      return fieldGoals[1] - fieldGoals[0] + freeThrows[1] - freeThrows[0]
    })
  const limits: [what: string, count: number, limit: number][] = [
    ['assists', sum(own, ({ assists }) => assists), sum(own, ({ fieldGoals }) => fieldGoals[0])],
    ['offensive rebounds', sum(own, (line) => line.offensiveRebounds), missed(own)],
    ['defensive rebounds', sum(own, (line) => line.defensiveRebounds), missed(other)],
    ['blocks', sum(own, ({ blocks }) => blocks), missed(other)],
    ['steals', sum(own, ({ steals }) => steals), sum(other, ({ turnovers }) => turnovers)],
  ]
  return limits.flatMap(([what, count, limit]) => {
    return count <= limit ? [] : [`${count} ${what} of ${limit}`]
  })
}

const gamesByLeague = new Map(
  leagues.map((league) => {
    const games = gamesOf(league)
    return [league.key, { games, results: games.map(counted) }] as const
  }),
)

function playedIn({ key }: { key: string }) {
  const played = gamesByLeague.get(key)
  if (!played) throw new Error(`no league ${key}`)
  return played
}

describe.each(leagues.map((league) => [league.key, league] as const))(
  'games of %s',
  (_, league) => {
    const { games, results } = playedIn(league)

    it('have box scores that add up to periods, score and time', () => {
      expect(results.flatMap((result) => boxFaults(result, league))).toEqual([])
    })

    it('have no more assists than baskets, rebounds than misses, steals than losses', () => {
      const faults = results.flatMap(({ lines: [home, away] }) => [
        ...excessOf(home, away),
        ...excessOf(away, home),
      ])
      expect(faults).toEqual([])
    })

    it('have ten players on court, fouls by the rules, and a clock that only runs down', () => {
      for (const game of games.slice(0, FOLLOWED_GAMES)) checkCourse(game, league)
    })

    it('are as high, as close and as long as those of real leagues', () => {
      const totals = results.map(({ state }) => (state.score?.[0] ?? 0) + (state.score?.[1] ?? 0))
      expect(Math.abs(mean(totals) - league.total)).toBeLessThan(5)
      const margins = results.map(({ state }) => (state.score?.[0] ?? 0) - (state.score?.[1] ?? 0))
      expect(mean(margins)).toBeGreaterThan(-1.5)
      expect(mean(margins)).toBeLessThan(6.5)
      expect(mean(margins.map(Math.abs))).toBeGreaterThan(7)
      expect(mean(margins.map(Math.abs))).toBeLessThan(15)
      const last = games.map(({ moments }) => moments.at(-1))
      expect(last.filter((moment) => (moment?.period ?? 0) > 4).length).toBeGreaterThan(0)
      const minutes = games.map(
        ({ moments }) => ((moments.at(-1)?.at ?? 0) - (moments[0]?.at ?? 0)) / 60,
      )
      expect(Math.min(...minutes)).toBeGreaterThan(85)
      expect(Math.max(...minutes)).toBeLessThan(260)
    })
  },
)

function checkCourse(game: GameTimeline, { rules }: BasketballLeague): void {
  const counters = new GameCounters(game)
  for (const [number, moment] of game.moments.entries()) {
    counters.applyTo(number + 1)
    checkClock(moment, game.moments[number - 1])
    const { step } = moment
    for (const side of [0, 1] as const) {
      if (counters.onCourt(side).length !== 5) throw new Error(`not five of ${game.matchKey}`)
      if ((counters.state().timeouts?.[side] ?? 0) < 0) throw new Error('too many time-outs')
      checkActor(counters, game, side, number)
    }
    if (step.kind === 'shot' && isBehindArc(step.x, step.y, rules) !== (step.points === 3))
      throw new Error(`a shot of ${step.points} from ${step.x}, ${step.y}`)
  }
}

function checkClock(moment: GameMoment, before: GameMoment | undefined): void {
  const { at, period, left, step, isRunning } = moment
  if (isRunning && left === 0) throw new Error('the clock runs at zero')
  if (!before) return
  const isNext = step.kind === 'periodStart' && period === before.period + 1
  const goesOn = period === before.period && left <= before.left
  if (at < before.at || !(isNext || goesOn)) throw new Error(`the clock goes back at ${at}`)
}

/** Who acts is on court; who has too many fouls leaves at once. */
function checkActor(counters: GameCounters, game: GameTimeline, side: Side, number: number): void {
  const step = game.moments[number]?.step
  const next = game.moments[number + 1]?.step
  if (!step || !('side' in step) || step.side !== side || !('player' in step)) return
  if (step.player === null) return
  if (!counters.onCourt(side).includes(step.player))
    throw new Error(`${step.kind} of a player on the bench in ${game.matchKey} at ${number}`)
  const { fouls, absent } = counters.line(side, step.player)
  if (absent !== null) throw new Error('an absent player plays')
  if (step.kind !== 'foul') return
  const { foulLimit } = game.rules
  if (fouls > foulLimit || (fouls === foulLimit && !step.leaves))
    throw new Error(`${fouls} fouls of a player who stays`)
  const isReplaced = next?.kind === 'substitution' && next.side === side && next.out === step.player
  if (step.leaves && !isReplaced) throw new Error('a player who must leave stays')
}

it('is the same for the same seed and another one for another', () => {
  const [league] = leagues
  if (!league) throw new Error('no league')
  const { games, results } = playedIn(league)
  expect(gamesOf(league, 1)).toEqual(games.slice(0, 1))
  const scores = new Set(results.map(({ state }) => `${state.score}`))
  expect(scores.size).toBeGreaterThan(150)
})

function expectWithin(value: number, from: number, to: number): void {
  expect(value).toBeGreaterThan(from)
  expect(value).toBeLessThan(to)
}

it('has the means of real NBA games', () => {
  const teams = playedIn({ key: 'nba' }).results.flatMap(({ lines }) => lines)
  const perTeam = (of: (line: FeedPlayerLine) => number) =>
    mean(teams.map((lines) => sum(lines, of)))
  const share = (of: (line: FeedPlayerLine) => readonly [number, number]) =>
    perTeam((line) => of(line)[0]) / perTeam((line) => of(line)[1])
  // 2018-19: 89 shots with 46 %, 32 threes with 36 %, 23 free throws with 77 %, 45 rebounds, 25
  // assists, 14 turnovers, 21 fouls; since then three points more often, fouls and turnovers less.
  expectWithin(
    perTeam(({ fieldGoals }) => fieldGoals[1]),
    83,
    93,
  )
  expectWithin(
    share(({ fieldGoals }) => fieldGoals),
    0.445,
    0.49,
  )
  expectWithin(
    perTeam(({ threes }) => threes[1]),
    30,
    41,
  )
  expectWithin(
    share(({ threes }) => threes),
    0.345,
    0.38,
  )
  expectWithin(
    perTeam(({ freeThrows }) => freeThrows[1]),
    20,
    27,
  )
  expectWithin(
    share(({ freeThrows }) => freeThrows),
    0.74,
    0.81,
  )
  expectWithin(
    perTeam((line) => line.offensiveRebounds + line.defensiveRebounds),
    40,
    48,
  )
  expectWithin(
    perTeam(({ assists }) => assists),
    22,
    29,
  )
  expectWithin(
    perTeam(({ turnovers }) => turnovers),
    12,
    16,
  )
  expectWithin(
    perTeam(({ fouls }) => fouls),
    17,
    23,
  )
  expectWithin(
    perTeam(({ blocks }) => blocks),
    3.5,
    6,
  )
})

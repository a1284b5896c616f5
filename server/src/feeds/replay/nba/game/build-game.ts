import { BASKETBALL_INCIDENT, BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { QUARTERS, secondsPlayed } from '@saidian/shared/lib/basketball'
import {
  basketballNotStarted,
  type FeedBasketballState,
  type FeedIncident,
  type Pair,
} from '../../../feed'
import type { Play, PlayOf, Recording, Side } from '../recordings/play'
import { BoxScore } from './box-score'
import { type ClockChange, clockChanges } from './game-clock.rules'
import { gameKey, playerKey } from './game-key'
import type { GameTimeline } from './game-timeline'
import { type Fives, periodFives } from './period-fives.rules'
import { type Leader, leaderOf, scoreIncident } from './score-incidents.rules'
import { timeoutsAtStart, timeoutsLeft } from './timeouts.rules'

export const QUARTER_SECONDS = 720
/** Seconds from the end of the last period to the final result. */
const FINAL_AFTER = 5
const MAX_FOULS = 6

/** The name of a player as shown. */
export type Names = (player: number) => string

/** Builds the timeline of a recorded game. Throws when its periods are not whole. */
export function buildGame(recording: Recording, names: Names): GameTimeline {
  const builder = new GameBuilder(recording, names)
  for (const index of recording.plays.keys()) builder.add(index)
  return builder.finish()
}

class GameBuilder {
  readonly #recording: Recording
  readonly #names: Names
  readonly #fives: Map<number, Fives>
  readonly #box: BoxScore
  readonly #timeline: GameTimeline
  readonly #lastEnd: Play
  #state: FeedBasketballState
  #score: Pair = [0, 0]
  #leader: Leader = null
  #running: ClockChange | null = null
  #incidents: FeedIncident[] = []

  constructor(recording: Recording, names: Names) {
    const { id, plays, players } = recording
    this.#recording = recording
    this.#names = names
    this.#fives = periodFives(plays, players)
    this.#box = new BoxScore(players, this.#fives.get(1))
    this.#lastEnd = lastEnd(recording)
    this.#state = { ...basketballNotStarted(), periodSeconds: QUARTER_SECONDS }
    this.#timeline = { matchKey: gameKey(id), steps: [], boxes: [], shots: [], flow: [], plays: [] }
    this.#addLines(this.#box.ids(), 0, 0)
    this.#timeline.flow.push({ second: 0, point: [0, 0, 0] })
  }

  add(index: number): void {
    const { plays } = this.#recording
    const play = plays[index]
    if (!play) return
    const at = secondsPlayed(play.period, play.clock, QUARTER_SECONDS)
    const isOffensiveRebound = play.kind === 'rebound' && this.#box.isOffensive(play)
    if (play.kind === 'start') this.#start(play, at)
    const changed = this.#box.add(play, at)
    this.#apply(play, at)
    if (isStop(play)) changed.push(...this.#box.onCourt())
    if (play.kind === 'end' && play === this.#lastEnd) this.#box.begin({ home: [], away: [] }, at)
    this.#addLines(changed, play.second, at)
    // Changes of the break name the period that begins after them.
    const hasBegun = play.period === this.#state.homePoints?.length
    if (hasBegun) this.#addSteps(clockChanges(plays, index, this.#running))
    const figures = figuresNow(this.#box, play)
    this.#timeline.plays.push({ play, score: [...this.#score], isOffensiveRebound, figures })
  }

  finish(): GameTimeline {
    const { second, period, clock } = this.#lastEnd
    const end = incident(this.#timeline, this.#lastEnd, BASKETBALL_INCIDENT.end, 'none')
    const state = { ...this.#state, status: BASKETBALL_STATUS.finished }
    if (leaderOf(this.#score) === null)
      throw new Error(`ends level in period ${period} at ${clock}`)
    const incidents = [{ ...end, score: [...this.#score] satisfies Pair }]
    this.#timeline.steps.push({ second: second + FINAL_AFTER, state, incidents })
    return this.#timeline
  }

  #apply(play: Play, at: number): void {
    if (play.kind === 'end') this.#end(play)
    else if (play.kind === 'foul') this.#foul(play)
    else if (play.kind === 'timeout') this.#timeout(play)
    else if (play.kind === 'ejection')
      this.#announce(play, BASKETBALL_INCIDENT.ejection, play.side, play.player)
    else if (play.kind === 'shot' || play.kind === 'freeThrow') {
      if (play.kind === 'shot') this.#addShot(play)
      if (play.made) this.#addPoints(play, play.kind === 'shot' ? play.points : 1, at)
    }
  }

  #start(play: Play, at: number): void {
    const { period } = play
    const isOvertime = period > QUARTERS
    const { homePoints, awayPoints, timeouts } = this.#state
    const left = timeoutsAtStart(this.#recording.id)
    const atStart = (side: 0 | 1) =>
      left === null ? null : timeoutsLeft(timeouts?.[side] ?? left, period, play.clock, true)
    const [home, away] = [atStart(0), atStart(1)]
    this.#state = {
      ...this.#state,
      status: isOvertime ? BASKETBALL_STATUS.overtime : 2 * period,
      score: [...this.#score],
      homePoints: [...(homePoints ?? []), 0],
      awayPoints: [...(awayPoints ?? []), 0],
      fouls: [0, 0],
      timeouts: home === null || away === null ? null : [home, away],
    }
    const fives = this.#fives.get(period)
    if (fives) this.#box.begin(fives, at)
    this.#addLines(this.#box.ids(), play.second, at)
    const { overtime, periodStart } = BASKETBALL_INCIDENT
    this.#announce(play, isOvertime ? overtime : periodStart, 'none')
  }

  #end(play: Play): void {
    const isBreak = play.period < QUARTERS
    if (isBreak) this.#state = { ...this.#state, status: 2 * play.period + 1 }
    this.#announce(play, BASKETBALL_INCIDENT.periodEnd, 'none')
  }

  #addPoints(play: PlayOf<'shot' | 'freeThrow'>, points: number, at: number): void {
    const isHome = play.side === 'home'
    this.#score = [this.#score[0] + (isHome ? points : 0), this.#score[1] + (isHome ? 0 : points)]
    const name = isHome ? 'homePoints' : 'awayPoints'
    const before = this.#state[name] ?? []
    const ofPeriod = (before.at(-1) ?? 0) + points
    const score: Pair = [...this.#score]
    this.#state = { ...this.#state, score, [name]: [...before.slice(0, -1), ofPeriod] }
    this.#timeline.flow.push({ second: play.second, point: [Math.round(at), ...score] })
    const change = scoreIncident(score, this.#leader, play)
    if (change) this.#announce(play, change.type, change.side, play.player)
    this.#leader = leaderOf(score) ?? this.#leader
  }

  #foul(play: PlayOf<'foul'>): void {
    if (play.isTeamFoul) this.#state = { ...this.#state, fouls: plusOne(this.#state.fouls, play) }
    const own = this.#box.figuresOf(play.player)
    const isPersonal = play.foul !== 'technical'
    if (isPersonal && own?.fouls === MAX_FOULS)
      this.#announce(play, BASKETBALL_INCIDENT.fouledOut, play.side, play.player)
  }

  #timeout({ side, period, clock }: PlayOf<'timeout'>): void {
    const { timeouts } = this.#state
    if (timeouts === null || side === null) return
    const left = (of: Side, before: number) =>
      timeoutsLeft(Math.max(0, before - Number(side === of)), period, clock, false)
    this.#state = {
      ...this.#state,
      timeouts: [left('home', timeouts[0]), left('away', timeouts[1])],
    }
  }

  #addShot(play: PlayOf<'shot'>): void {
    const { key, side, period, clock, points, made, place, second } = play
    if (!place) return
    const shot = { key, side, period, clock: Math.ceil(clock), ...place, points, made }
    this.#timeline.shots.push({ second, shot: { ...shot, playerKey: playerKey(play.player) } })
  }

  #announce(play: Play, type: number, side: Side | 'none', player: number | null = null): void {
    const one = incident(this.#timeline, play, type, side, this.#incidents.length)
    this.#incidents.push({
      ...one,
      score: [...this.#score],
      player: player === null ? null : this.#names(player),
      playerKey: player === null ? null : playerKey(player),
    })
  }

  /** One step for every change of the clock; none when nothing changed. */
  #addSteps(changes: readonly ClockChange[]): void {
    for (const change of changes) {
      const { clock, runsFrom } = change
      this.#running = change
      const next = { ...this.#state, clock: Math.ceil(clock), clockAt: runsFrom }
      const isSame = JSON.stringify(next) === JSON.stringify(this.#timeline.steps.at(-1)?.state)
      if (isSame && this.#incidents.length === 0) continue
      this.#state = next
      this.#timeline.steps.push({ second: change.second, state: next, incidents: this.#incidents })
      this.#incidents = []
    }
  }

  #addLines(ids: readonly number[], second: number, at: number): void {
    if (ids.length === 0) return
    this.#timeline.boxes.push({ second, ...this.#box.linesOf(ids, at) })
  }
}

function figuresNow(box: BoxScore, play: Play) {
  const people = Object.values(play).filter((value) => typeof value === 'number')
  const figures = new Map(people.map((id) => [id, box.figuresOf(id)]))
  return (player: number | null) => (player === null ? null : (figures.get(player) ?? null))
}

/** Minutes on court of everyone are sent again at these plays. */
function isStop({ kind }: Play): boolean {
  return kind === 'timeout' || kind === 'end' || kind === 'substitution'
}

function lastEnd({ plays }: Recording): Play {
  const [starts, ends] = [countOf(plays, 'start'), countOf(plays, 'end')]
  const last = plays.findLast(({ kind }) => kind === 'end')
  if (!last || starts !== ends || starts < QUARTERS)
    throw new Error(`has ${starts} starts and ${ends} ends of periods`)
  return last
}

function countOf(plays: readonly Play[], kind: Play['kind']): number {
  return plays.filter((play) => play.kind === kind).length
}

function incident(
  { steps }: GameTimeline,
  { period, clock }: Play,
  type: number,
  side: Side | 'none',
  place = 0,
): FeedIncident {
  const number = steps.length * 10 + place
  return {
    // Keys sort in the order of events.
    key: `${number}`.padStart(6, '0'),
    type,
    side,
    minute: Math.max(1, Math.ceil(secondsPlayed(period, clock, QUARTER_SECONDS) / 60)),
    addedMinute: null,
    player: null,
    otherPlayer: null,
    score: null,
  }
}

function plusOne(pair: Pair | null, { side }: { side: Side }): Pair {
  const [home, away] = pair ?? [0, 0]
  return side === 'home' ? [home + 1, away] : [home, away + 1]
}

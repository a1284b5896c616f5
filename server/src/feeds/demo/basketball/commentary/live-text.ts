import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import { periodText, QUARTERS } from '@saidian/shared/lib/basketball'
import type { FeedBasketballState } from '../../../feed'
import type { DetailStream } from '../../../timeline'
import { factsOf, officialsOf } from '../detail/facts-stream'
import type { GameMoment, Side } from '../play/game-step'
import type { GameTimeline } from '../play/game-timeline'
import type { BasketballMatch } from '../world/fixture'
import * as periods from './phrases/periods'
import { addStepText } from './step-text'
import { TextBuilder, type TimedLine } from './text-builder'

const MINUTE = 60
const LATE_SECONDS = 120
/** Points in a row that are worth a sentence. */
const RUN = 8

/** The live text of a game, in order of time. */
export function liveTextOf(match: BasketballMatch, game: GameTimeline, seed: string): TimedLine[] {
  const builder = new TextBuilder(match, game, seed)
  addBefore(builder, seed)
  const run = { side: 0 as Side, points: 0 }
  for (const moment of game.moments) {
    const [home, away] = builder.counters.score
    builder.advance(moment)
    addPeriod(builder, moment)
    addStepText(builder, moment.step)
    const now = builder.counters.score
    const points = now[0] + now[1] - home - away
    if (points === 0) continue
    addLeadChange(builder, home - away, moment)
    addRun(builder, run, now[0] > home ? 0 : 1, points)
  }
  return builder.lines
}

/** The text as a stream of messages. */
export function textStream(
  match: BasketballMatch,
  game: GameTimeline,
  seed: string,
): DetailStream<FeedBasketballState> {
  const lines = liveTextOf(match, game, seed)
  return {
    times: lines.map(({ at }) => at),
    messagesFor: (from, to) => [
      {
        kind: 'text',
        at: lines[to - 1]?.at ?? 0,
        matchKey: game.matchKey,
        revision: to,
        lines: lines.slice(from, to).map(({ line }) => line),
      },
    ],
  }
}

function addBefore(builder: TextBuilder, seed: string): void {
  const { match, game } = builder
  const at = (minutes: number) => match.fixture.kickoffAt - minutes * MINUTE
  const values = { v: factsOf(match, seed).venue ?? '', r: officialsOf(match, seed).join('、') }
  builder.addLine({ at: at(40), phrases: periods.BEFORE, values })
  for (const side of [0, 1] as const) {
    const { starters, players, absent } = game.sheets[side]
    const p = starters.map((number) => builder.name(side, number)).join('、')
    builder.addLine({ at: at(29 - 2 * side), phrases: periods.STARTERS, side, values: { p } })
    const missing = players.findIndex((_, number) => absent[number] !== null)
    if (missing < 0) continue
    const out = { p: builder.name(side, missing), n: absent[missing] ?? '' }
    builder.addLine({ at: at(28 - 2 * side), phrases: periods.MISSING, side, values: out })
  }
  builder.addLine({ at: at(8), phrases: periods.WARM_UP })
}

function addPeriod(builder: TextBuilder, { step, period }: GameMoment): void {
  const values = { n: periodText(period, lastPeriod(builder.game)) }
  const isOvertime = period > QUARTERS
  if (step.kind === 'periodStart') {
    const type = isOvertime ? BASKETBALL_INCIDENT.overtime : BASKETBALL_INCIDENT.periodStart
    const later = isOvertime ? periods.OVERTIME_START : periods.PERIOD_START
    const phrases = period === 1 ? periods.GAME_START : later
    builder.addLine({ phrases, values, type, isMain: true })
  }
  if (step.kind === 'periodEnd') {
    const type = BASKETBALL_INCIDENT.periodEnd
    builder.addLine({ phrases: endPhrases(builder, period), values, type, isMain: true })
    addLeaders(builder)
  }
  if (step.kind === 'end') {
    const [home, away] = builder.counters.score
    const side = home > away ? 0 : 1
    builder.addLine({ phrases: periods.END, side, type: BASKETBALL_INCIDENT.end, isMain: true })
  }
}

function endPhrases({ counters }: TextBuilder, period: number): readonly string[] {
  const [home, away] = counters.score
  if (period >= QUARTERS && home === away)
    return period === QUARTERS ? periods.TO_OVERTIME : periods.OVERTIME_AGAIN
  return period === 2 && home !== away ? periods.HALF_TIME : periods.PERIOD_END
}

/** Overtimes are numbered only if there are several. */
function lastPeriod({ moments }: GameTimeline): number {
  return moments.at(-1)?.period ?? QUARTERS
}

function addLeaders(builder: TextBuilder): void {
  const [one, other] = ([0, 1] as const).map((side) => {
    const lines = builder.game.sheets[side].players.map((_, number) => ({
      number,
      points: builder.counters.line(side, number).points,
    }))
    const best = lines.reduce((a, b) => (b.points > a.points ? b : a))
    return { name: builder.name(side, best.number), points: best.points }
  })
  const values = { p: one?.name ?? '', x: one?.points ?? 0, q: other?.name ?? '' }
  builder.addLine({ phrases: periods.LEADERS, values: { ...values, y: other?.points ?? 0 } })
}

/** A new leader or a tie in the last two minutes. */
function addLeadChange(
  builder: TextBuilder,
  before: number,
  { period, left, step }: GameMoment,
): void {
  if (period < QUARTERS || left > LATE_SECONDS || !('side' in step)) return
  const [home, away] = builder.counters.score
  const { side } = step
  if (home === away)
    builder.addLine({ phrases: periods.TIE, side, type: BASKETBALL_INCIDENT.tie, isMain: true })
  else if (Math.sign(home - away) !== Math.sign(before)) {
    const type = BASKETBALL_INCIDENT.leadChange
    builder.addLine({ phrases: periods.LEAD_CHANGE, side, type, isMain: true })
  }
}

function addRun(
  builder: TextBuilder,
  run: { side: Side; points: number },
  side: Side,
  points: number,
): void {
  const before = run.side === side ? run.points : 0
  run.side = side
  run.points = before + points
  if (before < RUN && run.points >= RUN)
    builder.addLine({ phrases: periods.RUN, side, values: { n: run.points } })
}

import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import { periodText, QUARTERS } from '@saidian/shared/lib/basketball'
import type { FeedTextLine, Pair } from '../../../feed'
import { randomFrom } from '../../../random'
import { KnownPhrases, placeOfLine, type Tokens, textLine } from '../../../text'
import { finalLines } from '../game/final-lines'
import type { GameTimeline, ScoredPlay } from '../game/game-timeline'
import { type Leader, leaderOf, scoreIncident } from '../game/score-incidents.rules'
import type { Play, Recording, Side } from '../recordings/play'
import * as periods from './phrases/periods'
import * as phrases from './phrases/play'
import { textNames } from './player-names'
import { type Sentence, sentenceOf } from './sentence'

/** A text line and its second since the tip-off. */
export type TimedLine = { second: number; line: FeedTextLine }

/** The text live of a game. `teams`: short names of home and away. */
export function writeText(
  recording: Recording,
  timeline: GameTimeline,
  teams: readonly [home: string, away: string],
): TimedLine[] {
  const writer = new TextWriter(recording, timeline, teams)
  writer.starters()
  for (const scored of timeline.plays) writer.write(scored)
  writer.final()
  return writer.lines
}

class TextWriter {
  readonly lines: TimedLine[] = []
  readonly #timeline: GameTimeline
  readonly #teams: readonly [string, string]
  readonly #name: (player: number) => string
  readonly #phrases: KnownPhrases
  readonly #periods: number
  #score: Pair = [0, 0]
  #leader: Leader = null

  constructor(
    { id, players, plays }: Recording,
    timeline: GameTimeline,
    teams: readonly [string, string],
  ) {
    this.#timeline = timeline
    this.#teams = teams
    this.#name = textNames(players)
    this.#phrases = new KnownPhrases(randomFrom(id))
    this.#periods = plays.at(-1)?.period ?? QUARTERS
  }

  starters(): void {
    const [first] = this.#timeline.boxes
    const [tipOff] = this.#timeline.plays
    if (!first || !tipOff) return
    for (const side of ['home', 'away'] as const) {
      const names = first[side].flatMap((line) =>
        line.starter ? this.#name(Number(line.playerKey.split('/')[1])) : [],
      )
      const tokens = { f: names.join('、') }
      this.#add(tipOff.play, { phrases: periods.STARTERS, tokens, side })
    }
  }

  write(scored: ScoredPlay): void {
    const { play, score } = scored
    const change = `${score}` === `${this.#score}` ? null : scoreIncident(score, this.#leader, play)
    this.#score = score
    this.#leader = leaderOf(score) ?? this.#leader
    if (play.kind === 'start' || play.kind === 'end') this.#period(play)
    const sentence = sentenceOf(scored, this.#name)
    if (sentence) this.#add(play, sentence)
    if (change) {
      const isTie = change.type === BASKETBALL_INCIDENT.tie
      const side = change.side === 'none' ? null : change.side
      this.#add(play, {
        phrases: isTie ? phrases.TIE : phrases.LEAD_CHANGE,
        side,
        type: change.type,
        isMain: true,
      })
    }
  }

  final(): void {
    const last = this.#timeline.steps.at(-1)
    const end = this.#timeline.plays.at(-1)?.play
    const winner = leaderOf(this.#score)
    if (!last || !end || winner === null) return
    const play = { ...end, second: last.second }
    const w = this.#score.toSorted((a, b) => b - a).join('-')
    const type = BASKETBALL_INCIDENT.end
    this.#add(play, { phrases: periods.FINAL, tokens: { w }, side: winner, type, isMain: true })
    for (const side of ['home', 'away'] as const) {
      const tokens = this.#best(side)
      if (tokens) this.#add(play, { phrases: periods.BEST, tokens, side })
    }
  }

  #period(play: Play): void {
    const { period, kind } = play
    const tokens = { n: periodText(period, this.#periods), ...this.#pointsIn(period) }
    if (kind === 'start') {
      const isOvertime = period > QUARTERS
      const type = isOvertime ? BASKETBALL_INCIDENT.overtime : BASKETBALL_INCIDENT.periodStart
      const list = isOvertime ? periods.OVERTIME : periods.START
      this.#add(play, { phrases: list, tokens, type, isMain: true })
      return
    }
    if (period >= QUARTERS && this.#score[0] !== this.#score[1]) return
    const list = period >= QUARTERS ? periods.LEVEL : periods.END
    const type = BASKETBALL_INCIDENT.periodEnd
    this.#add(play, { phrases: list, tokens, type, isMain: true })
    if (period === QUARTERS / 2) this.#add(play, { phrases: periods.HALF_TIME })
  }

  #pointsIn(period: number): Tokens {
    const { homePoints, awayPoints } = this.#timeline.steps.at(-1)?.state ?? {}
    return { x: homePoints?.[period - 1], y: awayPoints?.[period - 1] }
  }

  #best(side: Side): Tokens | null {
    const [best] = finalLines(this.#timeline)[side].toSorted((a, b) => b.points - a.points)
    if (!best) return null
    const c = best.offensiveRebounds + best.defensiveRebounds
    const p = this.#name(Number(best.playerKey.split('/')[1]))
    return { p, n: best.points, c, k: best.assists }
  }

  #add(play: Play, { phrases: list, tokens = {}, side = null, type = 0, isMain }: Sentence): void {
    const [home, away] = this.#teams
    const own = side === null ? {} : side === 'home' ? { t: home, o: away } : { t: away, o: home }
    const all = { h: home, a: away, s: this.#score.join('-'), ...own, ...tokens }
    const data = this.#phrases.say(list, all)
    if (data === null) return
    const line = textLine({
      place: placeOfLine(this.lines.length + 1),
      clock: null,
      data,
      type,
      side: side === null ? null : side === 'home' ? 0 : 1,
      main: isMain === true,
      score: this.#score,
    })
    const { period, clock, second } = play
    this.lines.push({ second, line: { ...line, period, clock: Math.ceil(clock) } })
  }
}

import { collectSlices } from '../../collect-slices'
import type { FeedLotteryEntry, FeedMessage } from '../../feed'
import { hashOf } from '../../random'
import type { SeasonLog } from '../detail/season-log'
import type { Progress } from '../progress/progress'
import type { DemoMatch } from '../world/fixture'
import { isoDate, sportsDayOf } from '../world/sports-day.rules'
import {
  bjdcIssue,
  bjdcMatches,
  jczqIssue,
  jczqMatches,
  sfcIssue,
  sfcMatches,
  WINDOW_DAYS,
  weekDigit,
  windowNumber,
  windowStart,
} from './issues.rules'
import { matchPricesOf, nearLine, wholeLine } from './lottery-prices.rules'

/** Seconds between two updates of the prices. */
const EVERY = 1_800
const STOP_BEFORE = 600
const JCZQ_PAYOUT = 0.885
const BJDC_PAYOUT = 0.65
const FAVOURITE_GOALS = 1.5
const ENTRY_BATCH_SIZE = 5
const DAYS_BACK = 4
const LEAD_DAYS = 2
const MATCH_SECONDS = 2.5 * 3_600

/** Progress subject: time of the last complete update. */
const SUBJECT = 'lottery'

/** Creates the message of one issue. */
type IssueJob = () => Promise<FeedMessage>

/**
 * Generator of the three lotteries around now: issues on sale with their prices, and finished
 * issues.
 */
export class LotteryGenerator {
  readonly #seed: string
  readonly #seasonLog: SeasonLog
  readonly #progress: Progress
  #byDay = new Map<number, DemoMatch[]>()
  #waiting: IssueJob[] = []
  #publishedAt: number

  constructor(seed: string, seasonLog: SeasonLog, progress: Progress) {
    this.#seed = seed
    this.#seasonLog = seasonLog
    this.#progress = progress
    this.#publishedAt = progress.of(SUBJECT)?.publishedAt ?? 0
  }

  /** Replaces the matches, by sports day, with those of the days that an issue may contain. */
  setMatches(matches: readonly DemoMatch[], day: number): void {
    this.#byDay = new Map()
    for (const match of matches) {
      const own = sportsDayOf(match.fixture.kickoffAt)
      if (Math.abs(own - day) > DAYS_BACK + 2 * WINDOW_DAYS) continue
      const known = this.#byDay.get(own)
      if (known) known.push(match)
      else this.#byDay.set(own, [match])
    }
  }

  /** The message of the next issue, or none. Every update interval starts all issues again. */
  async take(now: number): Promise<FeedMessage[]> {
    const updateAt = now - (now % EVERY)
    if (updateAt > this.#publishedAt) {
      const daysSince = Math.floor((updateAt - this.#publishedAt) / 86_400)
      this.#publishedAt = updateAt
      this.#waiting = this.#issueJobs(now, updateAt, Math.min(DAYS_BACK, 1 + daysSince))
    }
    const job = this.#waiting.shift()
    if (!job) return []
    if (this.#waiting.length === 0) this.#progress.set(SUBJECT, this.#publishedAt)
    return [await job()]
  }

  nextAt(): number {
    return this.#waiting.length > 0 ? 0 : this.#publishedAt + EVERY
  }

  #issueJobs(now: number, at: number, back: number): IssueJob[] {
    const today = sportsDayOf(now)
    const days = Array.from({ length: back + 1 + LEAD_DAYS }, (_, place) => today + place - back)
    const windows = [...new Set([today - back, today, today + WINDOW_DAYS].map(windowStart))]
    return [
      ...days.map(
        (day): IssueJob =>
          () =>
            this.#jczq(day, at),
      ),
      ...windows.map(
        (first): IssueJob =>
          () =>
            this.#bjdc(first, at),
      ),
      ...windows.map(
        (first): IssueJob =>
          () =>
            this.#sfc(first, at),
      ),
    ]
  }

  async #jczq(day: number, at: number): Promise<FeedMessage> {
    const matches = jczqMatches(this.#of(day, 1))
    const entries = await entriesOf(matches, (match, place) => {
      const { spf, line, rq, edge } = this.#prices(match, at, JCZQ_PAYOUT, wholeLine)
      // A clear favourite is sold with the handicap only.
      const isPlain = Math.abs(edge) < FAVOURITE_GOALS
      const single = (place: number) => (hashOf(`${match.fixture.key}/${place}`) % 3 === 0 ? 2 : 1)
      return {
        kind: 'jczq',
        issue: isoDate(day),
        num: weekDigit(day) * 1_000 + place + 1,
        matchKey: match.fixture.key,
        stopAt: match.fixture.kickoffAt - STOP_BEFORE,
        sale: [isPlain ? single(0) : 0, single(1), 2, 2, 2],
        spf: isPlain ? spf : null,
        line,
        rq,
      }
    })
    return { kind: 'lottery', at, issues: [jczqIssue(day, matches)], entries }
  }

  async #bjdc(firstDay: number, at: number): Promise<FeedMessage> {
    const matches = bjdcMatches(this.#of(firstDay, WINDOW_DAYS))
    const entries = await entriesOf(matches, (match, place) => {
      const { line, rq } = this.#prices(match, at, BJDC_PAYOUT, nearLine)
      const isDrawn = at > match.fixture.kickoffAt + MATCH_SECONDS
      return {
        kind: 'bjdc',
        issue: windowNumber(firstDay),
        num: place + 1,
        matchKey: match.fixture.key,
        stopAt: match.fixture.kickoffAt - STOP_BEFORE,
        sale: [isDrawn ? 4 : 1],
        spf: null,
        line,
        rq,
      }
    })
    return { kind: 'lottery', at, issues: [bjdcIssue(firstDay, matches)], entries }
  }

  async #sfc(firstDay: number, at: number): Promise<FeedMessage> {
    const matches = sfcMatches(this.#of(firstDay, WINDOW_DAYS))
    const issue = sfcIssue(firstDay, matches, at)
    const entries = matches.map(
      (match, place): FeedLotteryEntry => ({
        kind: 'sfc',
        issue: issue.issue,
        num: place + 1,
        matchKey: match.fixture.key,
        stopAt: issue.endAt,
        sale: [1],
        spf: null,
        line: null,
        rq: null,
      }),
    )
    return { kind: 'lottery', at, issues: [issue], entries }
  }

  #prices(match: DemoMatch, at: number, payout: number, lineFor: (edge: number) => number) {
    return matchPricesOf(match, this.#seasonLog.timelineOf(match), {
      seed: this.#seed,
      at,
      payout,
      lineFor,
    })
  }

  #of(firstDay: number, days: number): DemoMatch[] {
    return Array.from(
      { length: days },
      (_, place) => this.#byDay.get(firstDay + place) ?? [],
    ).flat()
  }
}

/**
 * A price needs the whole timeline of its match, so the entries of an issue are built in batches.
 */
function entriesOf(
  matches: DemoMatch[],
  entryOf: (match: DemoMatch, place: number) => FeedLotteryEntry,
): Promise<FeedLotteryEntry[]> {
  function* slices() {
    for (let from = 0; from < matches.length; from += ENTRY_BATCH_SIZE)
      yield matches
        .slice(from, from + ENTRY_BATCH_SIZE)
        .map((match, offset) => entryOf(match, from + offset))
  }
  return collectSlices(slices())
}

import type { FeedLotteryIssue } from '../../feed'
import { hashOf } from '../../random'
import type { DemoMatch } from '../world/fixture'
import { isoDate, sportsDayStart } from '../world/sports-day.rules'

const DAY = 86_400
const JCZQ_MAX_MATCHES = 28
const BJDC_MAX_MATCHES = 90
const SFC_MATCHES = 14
/** Days per issue of 北单 and 14 场. */
export const WINDOW_DAYS = 3
const SFC_LEAGUES = [
  'eng.1',
  'esp.1',
  'ger.1',
  'ita.1',
  'fra.1',
  'ned.1',
  'por.1',
  'jpn.1',
  'bra.1',
  'tur.1',
]

/**
 * Matches of a day that 竞彩 offers, in order of kick-off: senior leagues outside China, higher
 * levels first.
 */
export function jczqMatches(ofDay: readonly DemoMatch[]): DemoMatch[] {
  return inTime(chosen(ofDay, JCZQ_MAX_MATCHES, ({ league }) => league.areaKey !== 'chn'))
}

export function bjdcMatches(ofWindow: readonly DemoMatch[]): DemoMatch[] {
  return inTime(chosen(ofWindow, BJDC_MAX_MATCHES, () => true))
}

/** Up to fourteen matches of the big leagues, in order of kick-off. */
export function sfcMatches(ofWindow: readonly DemoMatch[]): DemoMatch[] {
  const rank = ({ league }: DemoMatch) => SFC_LEAGUES.indexOf(league.key)
  const big = ofWindow.filter((match) => rank(match) >= 0)
  return inTime(
    [...big].sort((a, b) => rank(a) - rank(b) || order(a) - order(b)).slice(0, SFC_MATCHES),
  )
}

/** League matches only: cup ties are drawn too late for an issue. */
function chosen(
  matches: readonly DemoMatch[],
  maxCount: number,
  isOffered: (match: DemoMatch) => boolean,
): DemoMatch[] {
  return matches
    .filter((match) => match.league.kind === 1 && match.league.level <= 2 && isOffered(match))
    .sort((a, b) => a.league.level - b.league.level || order(a) - order(b))
    .slice(0, maxCount)
}

function order({ fixture }: DemoMatch): number {
  return hashOf(`lottery/${fixture.key}`)
}

function inTime(matches: DemoMatch[]): DemoMatch[] {
  return matches.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt || order(a) - order(b))
}

/** First sports day of the window that `day` lies in. */
export function windowStart(day: number): number {
  return day - (day % WINDOW_DAYS)
}

/** Number of a window such as 26115: year, then its place in the year. */
export function windowNumber(firstDay: number): string {
  const year = new Date(firstDay * DAY * 1000).getUTCFullYear()
  const newYear = Date.UTC(year, 0, 1) / 1000 / DAY
  const place = Math.floor((firstDay - newYear) / WINDOW_DAYS) + 1
  return `${year % 100}${String(place).padStart(3, '0')}`
}

/** First digit of a number: 1 Monday … 7 Sunday. */
export function weekDigit(day: number): number {
  return ((day + 3) % 7) + 1
}

export function jczqIssue(day: number, matches: readonly DemoMatch[]): FeedLotteryIssue {
  const start = sportsDayStart(day)
  return {
    kind: 'jczq',
    issue: isoDate(day),
    startAt: start - 2 * DAY,
    endAt: lastKickoff(matches, start),
    ...UNDRAWN,
  }
}

/** On sale from the end of the issue before, so that one is always on sale. */
export function bjdcIssue(firstDay: number, matches: readonly DemoMatch[]): FeedLotteryIssue {
  const start = sportsDayStart(firstDay)
  const endAt = lastKickoff(matches, start)
  return { kind: 'bjdc', issue: windowNumber(firstDay), startAt: start - DAY, endAt, ...UNDRAWN }
}

/**
 * Sales end before the first kick-off. The draw follows the last match; only then are sales and
 * jackpot known.
 */
export function sfcIssue(
  firstDay: number,
  matches: readonly DemoMatch[],
  now: number,
): FeedLotteryIssue {
  const start = sportsDayStart(firstDay)
  const endAt = (matches[0]?.fixture.kickoffAt ?? start) - 1_800
  const drawAt = lastKickoff(matches, start) + 4 * 3_600
  const lot = hashOf(`sfc/${firstDay}`)
  const isDrawn = now >= drawAt
  return {
    kind: 'sfc',
    issue: windowNumber(firstDay),
    startAt: start - 3 * DAY,
    endAt,
    drawAt,
    sales: isDrawn ? 18_000_000 + (lot % 14_000) * 1_000 : null,
    jackpot: isDrawn ? 3_000_000 + (lot % 9_000) * 900 : null,
  }
}

const UNDRAWN = { drawAt: null, sales: null, jackpot: null } as const

function lastKickoff(matches: readonly DemoMatch[], start: number): number {
  return matches.at(-1)?.fixture.kickoffAt ?? start + DAY
}

import { groupBy } from '@saidian/shared/lib'
import type { ParsedMatch } from '../season/parsed-season'

type Fixture = Pick<ParsedMatch, 'kickoffAt' | 'round'>
type Round = { number: number; at: number }

const MATCHDAY = /^第(\d+)轮$/
const DAY_SECONDS = 86_400
/** A match is brought forward by some weeks, and postponed to the end of the season. */
const MAX_EARLY_SECONDS = 150 * DAY_SECONDS
const MAX_LATE_SECONDS = 300 * DAY_SECONDS
/** With fewer matches the day of a round is unknown. */
const MIN_MATCHES = 3

/** The number of a matchday such as `第3轮`; null for another round. */
export function matchdayOf({ round }: Pick<Fixture, 'round'>): number | null {
  const number = MATCHDAY.exec(round)?.[1]
  return number === undefined ? null : Number(number)
}

/** Matches whose days do not go with their matchdays: mostly their year is wrong. */
export function outOfOrder<Match extends Fixture>(matches: readonly Match[]): Set<Match> {
  const rounds = roundsOf(matches)
  const wrong = new Set(
    rounds.filter((one) => isOutOfOrder(one, rounds)).map(({ number }) => number),
  )
  const days = new Map(rounds.map(({ number, at }) => [number, at]))
  return new Set(
    matches.filter((match) => {
      const number = matchdayOf(match)
      const usual = number === null ? undefined : days.get(number)
      if (number === null || usual === undefined) return false
      const late = match.kickoffAt - usual
      return wrong.has(number) || late > MAX_LATE_SECONDS || late < -MAX_EARLY_SECONDS
    }),
  )
}

function roundsOf(matches: readonly Fixture[]): Round[] {
  const byNumber = groupBy(matches, (match) => matchdayOf(match) ?? 0)
  return [...byNumber].flatMap(([number, some]) => {
    const days = some.map(({ kickoffAt }) => kickoffAt).sort((a, b) => a - b)
    const at = days[Math.floor(days.length / 2)]
    return number === 0 || days.length < MIN_MATCHES || at === undefined ? [] : [{ number, at }]
  })
}

/** Most rounds before it are much later, or most rounds after it much earlier. */
function isOutOfOrder({ number, at }: Round, rounds: readonly Round[]): boolean {
  const before = rounds.filter((one) => one.number < number)
  const after = rounds.filter((one) => one.number > number)
  const wrong =
    before.filter((one) => one.at - at > MAX_EARLY_SECONDS).length +
    after.filter((one) => at - one.at > MAX_EARLY_SECONDS).length
  return wrong * 2 > rounds.length - 1
}

import type { MatchFacts, Standing, TeamFacts } from '../facts/facts'
import type { Pick } from '../text/pick'
import { type Terms, termsOf } from '../text/terms'

const WINNING = 3
const LOSING = 3
const UNBEATEN = 6
const WINLESS = 6
const ENDED = 4

function placeText({ table, position }: Standing): string {
  return `${table}第${position}位`
}

/** Places of both teams before a match; empty without a table. */
export function standingBefore(facts: MatchFacts, pick: Pick): string {
  const { home, away, gap, match } = facts
  if (!home.before || !away.before) return ''
  const terms = termsOf(match.sport)
  const text = (team: TeamFacts, before: Standing) =>
    terms.hasPoints
      ? `${team.name}${terms.record(before)}积${before.points}分，排在${placeText(before)}`
      : `${team.name}目前${terms.record(before)}，排在${placeText(before)}`
  const start = terms.hasPoints ? pick('standing', ['积分榜上，', '赛前积分榜上，']) : ''
  const both = `${start}${text(home, home.before)}；${text(away, away.before)}`
  if (!terms.hasPoints || gap === null || home.before.table !== away.before.table)
    return `${both}。`
  return gap === 0 ? `${both}，两队同分。` : `${both}，双方相差${gap}分。`
}

/** Places of both teams after a match; empty without a table. */
export function standingAfter(facts: MatchFacts, pick: Pick): string {
  const { home, away, match } = facts
  if (!home.after || !away.after) return ''
  const terms = termsOf(match.sport)
  const start = pick('standing', ['此役过后，', '本场过后，', '赛后，'])
  return `${start}${movedText(home, terms)}；${movedText(away, terms)}。`
}

function movedText({ name, before, after }: TeamFacts, terms: Terms): string {
  if (!after) return ''
  const has = terms.hasPoints ? `积${after.points}分` : `战绩来到${terms.record(after)}`
  if (!before || before.position === after.position) return `${name}${has}，排在${placeText(after)}`
  const verb = after.position < before.position ? '升至' : '降至'
  return `${name}${has}，由第${before.position}位${verb}${placeText(after)}`
}

/** Streaks that a team brings into a match; empty for none worth a sentence. */
export function streakBefore({ name, streaksBefore: streaks }: TeamFacts): string {
  if (streaks.winning >= WINNING) return `${name}目前正处在一波${streaks.winning}连胜之中。`
  if (streaks.losing >= LOSING) return `${name}已经遭遇${streaks.losing}连败。`
  if (streaks.unbeaten >= UNBEATEN) return `${name}已经连续${streaks.unbeaten}场联赛不败。`
  if (streaks.winless >= WINLESS) return `${name}已经连续${streaks.winless}场联赛不胜。`
  return ''
}

/** Streaks of a team after a match; empty for none worth a sentence. */
export function streakAfter({ name, streaks, streaksBefore }: TeamFacts): string {
  if (streaks.winning >= WINNING) return `${name}拿下联赛${streaks.winning}连胜。`
  if (streaks.losing >= LOSING) return `${name}遭遇联赛${streaks.losing}连败。`
  if (streaksBefore.winning >= ENDED) return `${name}的${streaksBefore.winning}连胜就此止步。`
  if (streaksBefore.losing >= ENDED && streaks.winning > 0)
    return `${name}终结了此前的${streaksBefore.losing}连败。`
  if (streaksBefore.unbeaten >= UNBEATEN && streaks.losing > 0)
    return `${name}的联赛不败纪录停在${streaksBefore.unbeaten}场。`
  if (streaks.unbeaten >= UNBEATEN) return `${name}将联赛不败延续到${streaks.unbeaten}场。`
  if (streaks.winless >= WINLESS) return `${name}已经连续${streaks.winless}场联赛不胜。`
  return ''
}

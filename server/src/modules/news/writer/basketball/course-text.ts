import { periodText, QUARTERS } from '@saidian/shared/lib/basketball'
import type { BasketballFacts } from '../facts/basketball-facts'
import { leaderOf, type Pair, type Side, seenBy } from '../facts/facts'
import type { Pick } from '../text/pick'

/** How the score stood after each period. */
export function courseText(facts: BasketballFacts, pick: Pick): string {
  const { totals, periods } = facts
  if (totals.length < QUARTERS) return ''
  const stands = totals.slice(0, QUARTERS - 1).map((total, at) => standText(facts, total, pick, at))
  const overtimes = totals.length - QUARTERS
  return [
    ...stands,
    fourthText(facts, pick, overtimes > 0),
    ...totals.slice(QUARTERS).map((total, at) => {
      const name = periodText(QUARTERS + 1 + at, periods.length)
      const leader = leaderOf(total)
      if (leader === null) return `${name}过后，双方仍是${total[0]}平。`
      const [own, rival] = seenBy(leader, periods[QUARTERS + at] ?? [0, 0])
      return `${name}，${facts[leader].name}以${own}-${rival}胜出。`
    }),
  ].join('')
}

const AFTER = [
  ['首节过后，', '首节结束，', '第一节打完，'],
  ['半场结束，', '半场战罢，', '两节打完，'],
  ['三节战罢，', '三节过后，', '前三节结束，'],
] as const

function standText(facts: BasketballFacts, total: Pair, pick: Pick, at: number): string {
  const start = pick(`period ${at}`, AFTER[at] ?? AFTER[0])
  const leader = leaderOf(total)
  if (leader === null) return `${start}双方战成${total[0]}平。`
  return `${start}${facts[leader].name}${seenBy(leader, total).join('-')}领先。`
}

function fourthText(facts: BasketballFacts, pick: Pick, hasOvertime: boolean): string {
  const points = facts.periods[QUARTERS - 1]
  const total = facts.totals[QUARTERS - 1]
  if (!points || !total) return ''
  const both = `${facts.home.name}拿下${points[0]}分，${facts.away.name}得到${points[1]}分`
  const start = pick('fourth', ['末节较量，', '第四节，', '最后一节，'])
  if (hasOvertime) return `${start}${both}，双方战成${total[0]}平，比赛进入加时。`
  return `${start}${both}。`
}

const SHOWN_RUN = 8
const SHOWN_LEAD = 5

/** Greatest leads, changes of the lead and the longest run; empty without a course of the score. */
export function flowText(facts: BasketballFacts, pick: Pick): string {
  const { flow } = facts
  if (!flow) return ''
  const { leads, leadChanges, ties, run } = flow
  const leadOf = (side: Side) =>
    leads[side] >= SHOWN_LEAD ? [`${facts[side].name}最多时领先${leads[side]}分`] : []
  const led = [...leadOf('home'), ...leadOf('away')].join('，')
  const changes =
    leadChanges > 0 || ties > 0
      ? `全场双方${leadChanges}次交换领先、${ties}次战平`
      : `全场双方没有交换过领先`
  const runText =
    run && run.points >= SHOWN_RUN
      ? `${facts[run.side].name}曾连得${run.points}分，` +
        `将比分从${seenBy(run.side, run.from).join('-')}改写为${seenBy(run.side, run.to).join('-')}。`
      : ''
  const start = pick('flow', ['纵观全场，', '整场比赛，', ''])
  return `${led === '' ? '' : `${start}${led}。`}${runText}${changes}。`
}

import { Button } from '@saidian/shared/ui'
import { Card } from '../../../match/components/card'
import { liveQueryState } from '../../../match/live-query-state'
import { useMatchContext } from '../../../match/match-context'
import { useMatchHeader } from '../../../match/use-match-query'
import { useMatchIntelligenceQuery } from '../data/match.api'
import css from './match-intelligence.module.css'
import { Points } from './points'

/** Points of each kind in the card; the tab shows all. */
const SHOWN = 1

/** 情报 in short: the first point for and against each side. Renders nothing without 情报. */
export function IntelligenceCard() {
  const coverage = useMatchHeader().currentData?.shown.coverage
  return coverage?.intelligence === 1 ? <Short /> : null
}

function Short() {
  const { matchId, home, away, showTab } = useMatchContext()
  const { data } = liveQueryState(useMatchIntelligenceQuery(matchId))
  const points = data?.intelligence
  if (!points) return null
  const sides = [
    { name: home.shortZh, good: points.goodHome, bad: points.badHome },
    { name: away.shortZh, good: points.goodAway, bad: points.badAway },
  ].filter(({ good, bad }) => good.length + bad.length > 0)
  if (sides.length === 0) return null
  return (
    <Card
      title="情报"
      action={
        <Button look="plain" onClick={() => showTab('intelligence')}>
          全部情报
        </Button>
      }
    >
      {sides.map(({ name, good, bad }) => (
        <section key={name} aria-label={name}>
          <h3 className={css.side}>{name}</h3>
          <Points points={good.slice(0, SHOWN)} look="good" />
          <Points points={bad.slice(0, SHOWN)} look="bad" />
        </section>
      ))}
    </Card>
  )
}

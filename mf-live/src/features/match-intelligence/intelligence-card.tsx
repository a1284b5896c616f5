import { Button } from '@saidian/shared/ui'
import { Card } from '../../match/components/card'
import { liveQueryState } from '../../match/live-query-state'
import { useMatchHeaderQuery, useMatchIntelligenceQuery } from '../../match/match.api'
import { useMatchContext } from '../../match/match-context'
import css from './match-intelligence.module.css'
import { Points } from './points'

/** Of each kind so many; the tab has all. */
const SHOWN = 1

/** 情报 in short: the first point for and against each side. Nothing where nobody wrote any. */
export function IntelligenceCard() {
  const { matchId } = useMatchContext()
  const coverage = useMatchHeaderQuery(matchId).currentData?.shown.coverage
  return coverage?.intelligence === 1 ? <Short matchId={matchId} /> : null
}

function Short({ matchId }: { matchId: number }) {
  const { home, away, showTab } = useMatchContext()
  const { data } = liveQueryState(useMatchIntelligenceQuery(matchId))
  const said = data?.intelligence
  if (!said) return null
  const sides = [
    { name: home.shortZh, good: said.goodHome, bad: said.badHome },
    { name: away.shortZh, good: said.goodAway, bad: said.badAway },
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

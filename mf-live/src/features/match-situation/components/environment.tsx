import { Card } from '../../../match/components/card'
import css from './environment.module.css'

/** 比赛环境: the known values only. */
export function Environment({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | null | undefined])[]
}) {
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <Card title="比赛环境">
      <dl className={css.facts}>
        {known.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

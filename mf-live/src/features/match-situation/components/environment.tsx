import type { MatchEnvironment } from '@saidian/shared/contracts/football'
import { Card } from '../../../match/components/card'
import { weatherLabel } from '../weather.rules'
import css from './environment.module.css'

export type EnvironmentProps = {
  environment: MatchEnvironment | null
  venue: string | null
  referee: string | null
}

/** 比赛环境: the known values only. */
export function Environment({ environment, venue, referee }: EnvironmentProps) {
  const { weather = null, temperature, humidity, pressure, wind } = environment ?? {}
  const entries = [
    ['球场', venue],
    ['裁判', referee],
    ['天气', weatherLabel(weather)],
    ['温度', temperature],
    ['湿度', humidity],
    ['气压', pressure],
    ['风速', wind],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (entries.length === 0) return null
  return (
    <Card title="比赛环境">
      <dl className={css.facts}>
        {entries.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

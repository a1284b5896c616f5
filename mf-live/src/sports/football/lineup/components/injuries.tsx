import type { Injury, MatchLineup } from '@saidian/shared/contracts/football'
import { Card } from '../../../../match/components/card'
import { useMatchContext } from '../../../../match/match-context'
import css from './injuries.module.css'

const TYPES: Record<number, string> = { 1: '受伤', 2: '停赛', 3: '出战成疑' }

/** 伤停 of both sides, side by side. */
export function Injuries({ injuries }: { injuries: MatchLineup['injuries'] }) {
  const { home, away } = useMatchContext()
  if (injuries.home.length + injuries.away.length === 0) return null
  return (
    <Card title="伤停">
      <div className={css.sides}>
        <Side name={home.shortZh} injuries={injuries.home} />
        <Side name={away.shortZh} injuries={injuries.away} />
      </div>
    </Card>
  )
}

function Side({ name, injuries }: { name: string; injuries: readonly Injury[] }) {
  return (
    <div>
      <h3 className={css.team}>{name}</h3>
      {injuries.length === 0 ? (
        <p className={css.none}>暂无伤停</p>
      ) : (
        <ul className={css.list}>
          {injuries.map((injury) => (
            <li key={injury.playerId} className={css.player}>
              <span className={css.name}>{injury.nameZh}</span>
              <span className={css.why}>
                {TYPES[injury.type] ?? '缺阵'}
                {injury.note && `：${injury.note}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { SPORT } from '@saidian/shared/contracts/personal'
import { Card } from '../../../match/components/card'
import { handicapText, intervalText, percent, totalText } from '../text.rules'
import { useShowsMarket } from '../use-shows-market'
import css from './match.module.css'
import type { ShownPrediction } from './shown-prediction'

/** Over/under and handicaps. */
export function Lines({ prediction: { whole, listed } }: { prediction: ShownPrediction }) {
  const showsMarket = useShowsMarket()
  const rows = [
    ...whole.totals.map(({ line, over }) => [totalText(listed.sport, line), over] as const),
    ...(showsMarket
      ? whole.handicaps.map(
          ({ line, cover }) => [`${handicapText(listed.sport, line)} 赢盘`, cover] as const,
        )
      : []),
  ]
  if (rows.length === 0) return null
  return (
    <Card title={titleOf(listed.sport, showsMarket)}>
      <table className={css.lines}>
        <tbody>
          {rows.map(([name, interval]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{percent(interval[1])}</td>
              <td className={css.range}>{intervalText(interval)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function titleOf(sport: number, showsMarket: boolean): string {
  const handicap = sport === SPORT.football ? '让球' : '让分'
  return showsMarket ? `大小与${handicap}` : '大小'
}

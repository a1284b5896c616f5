import { RESULTS, type Settled } from '@saidian/shared/contracts/predictions'
import { percent, resultText } from '../text.rules'
import { useShowsMarket } from '../use-shows-market'
import css from './prediction-card.module.css'

const VOID_TEXT: Record<string, string> = {
  postponed: '比赛延期，不计入',
  cancelled: '比赛取消，不计入',
  'early kick-off': '提前开赛，不计入',
}

/** Whether the prediction came in, and the chance that it gave to what happened. */
export function SettledLine({ settled }: { settled: NonNullable<Settled> }) {
  const showsMarket = useShowsMarket()
  if (settled.kind === 'void')
    return <p className={css.settled}>{VOID_TEXT[settled.reason] ?? '不计入'}</p>
  const { hit, result, chance, closing, corrected } = settled
  const market = closing?.[RESULTS.indexOf(result)]
  return (
    <p className={css.settled}>
      <b className={hit ? css.hit : css.miss}>{hit ? '✓ 命中' : '✗ 未中'}</b>
      <span>
        {resultText(result)}，赛前概率 {percent(chance)}
        {showsMarket && market !== undefined && `，收盘赔率 ${percent(market)}`}
      </span>
      {corrected && <span className={css.corrected}>更正</span>}
    </p>
  )
}

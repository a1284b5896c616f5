import type { OddsHistory, OddsQuote, OddsType } from '@saidian/shared/contracts/odds'
import { Button, EmptyState, useTicking, VirtualList } from '@saidian/shared/ui'
import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo } from 'react'
import { useMatchContext } from '../../../match/match-context'
import { delayedCount, historyChart, quoteTime } from '../history.rules'
import css from '../match-odds.module.css'
import { useOddsKind } from '../odds-view'
import { useEarlierQuotes } from '../use-earlier-quotes'
import { QuoteCells } from './quote-cells'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

export type QuotationsProps = {
  matchId: number
  type: OddsType
  newest: OddsHistory
  onClose: () => void
}

/** Row height in rem, as in the CSS of a quotation. */
const heightOf = () => 0.64

/**
 * The quotations of one company that the stream delay allows, the chart of its prices, and a button
 * for older ones.
 */
export const Quotations = memo(function Quotations({
  matchId,
  type,
  newest,
  onClose,
}: QuotationsProps) {
  const { quotes, hasMore, isLoading, hasFailed, loadMore } = useEarlierQuotes(
    matchId,
    type,
    newest,
  )
  const { detail, isDelayed } = useShownQuotes(quotes)
  const { columns } = useOddsKind(type)
  const renderQuote = useCallback(
    (quote: OddsQuote) => <QuoteRow quote={quote} type={type} />,
    [type],
  )
  if (detail.length === 0) {
    return (
      <EmptyState
        text={isDelayed ? '直播延迟中，稍后显示' : '没有变化记录'}
        action={{ label: '关闭', onChoose: onClose }}
      />
    )
  }
  return (
    <>
      <PriceChart detail={detail} type={type} />
      <div className={css.historyColumns} aria-hidden="true">
        <span>时间</span>
        <span>比分</span>
        {columns.map((label) => label !== null && <span key={label}>{label}</span>)}
      </div>
      <VirtualList
        label="变化"
        items={detail}
        keyOf={({ at, left, right }) => `${at}-${left}-${right}`}
        heightOf={heightOf}
        renderItem={renderQuote}
      />
      {hasMore && (
        <div className={css.earlier}>
          <Button look="tinted" onClick={loadMore} disabled={isLoading}>
            {isLoading ? '加载中…' : hasFailed ? '加载失败，点击重试' : '看更早的变化'}
          </Button>
        </div>
      )}
    </>
  )
})

/** The quotations that are older than the stream delay. */
function useShownQuotes(quotes: readonly OddsQuote[]) {
  const { clock } = useMatchContext()
  const delayed = useTicking(
    useCallback((nowMs: number) => delayedCount(quotes, clock(), nowMs), [quotes, clock]),
  )
  const detail = useMemo(() => quotes.slice(delayed), [quotes, delayed])
  return { detail, isDelayed: delayed > 0 }
}

function PriceChart({ detail, type }: { detail: readonly OddsQuote[]; type: OddsType }) {
  // Deferred: a new quotation renders its row first.
  const deferred = useDeferredValue(detail)
  const { series } = useOddsKind(type)
  const chart = useMemo(() => historyChart(deferred, series), [deferred, series])
  if (chart.labels.length <= 1) return null
  return (
    <Suspense fallback={<div className={css.chartSpace} />}>
      <Chart kind="steps" size="low" title="赔率走势" data={chart} hasTable={false} />
    </Suspense>
  )
}

const QuoteRow = memo(function QuoteRow({ quote, type }: { quote: OddsQuote; type: OddsType }) {
  return (
    <div className={css.quote}>
      <time className={css.when}>{quoteTime(quote)}</time>
      <span className={css.scoreThen}>
        {quote.score ? `${quote.score[0]}-${quote.score[1]}` : ''}
      </span>
      <QuoteCells quote={quote} type={type} hasTint />
    </div>
  )
})

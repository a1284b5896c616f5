import type { OddsQuote, OddsType } from '@saidian/shared/contracts'
import { formatDate } from '@saidian/shared/lib'
import { EmptyState, ErrorState, Segmented, Sheet, VirtualList } from '@saidian/shared/ui'
import { lazy, memo, Suspense, useCallback, useMemo } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { useOddsHistoryQuery } from '../../../match/match.api'
import { historyChart } from '../history.rules'
import css from '../match-odds.module.css'
import { COLUMN_WORDS } from '../quote.rules'
import { QuoteCells } from './quote-cells'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

export type HistoryProps = {
  matchId: number
  companyId: number
  type: OddsType
  onChooseCompany: (companyId: number) => void
  onClose: () => void
}

/** In rem, as in the style of a quotation. */
const heightOf = () => 0.64

/** 变化: every quotation of a company, the newest first, and the course of its prices. */
export function History({ matchId, companyId, type, onChooseCompany, onClose }: HistoryProps) {
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useOddsHistoryQuery({ matchId, companyId, type }, { refetchOnMountOrArgChange: true })
  const renderQuote = useCallback((quote: OddsQuote) => <QuoteRow quote={quote} type={type} />, [type])
  const chart = useMemo(() => data && historyChart(data.detail, type), [data, type])
  return (
    <Sheet title={`${data?.nameZh ?? '公司'} 变化`} onClose={onClose}>
      {isError && !isFetching ? (
        <ErrorState text="加载失败" onRetry={refetch} />
      ) : !data ? (
        <PanelSkeleton />
      ) : data.detail.length === 0 ? (
        <EmptyState text="没有变化记录" action={{ label: '关闭', onChoose: onClose }} />
      ) : (
        <div className={css.history}>
          {data.companyList.length > 1 && (
            <div className={css.otherCompanies}>
              <Segmented
                label="公司"
                look="pill"
                items={data.companyList.map(({ companyId: id, nameZh }) => ({
                  key: String(id),
                  text: nameZh,
                }))}
                value={String(companyId)}
                onChoose={(id) => onChooseCompany(Number(id))}
              />
            </div>
          )}
          {chart && chart.labels.length > 1 && (
            <Suspense fallback={<div className={css.chartSpace} />}>
              <Chart kind="steps" size="low" title="赔率走势" data={chart} hasTable={false} />
            </Suspense>
          )}
          <div className={css.historyColumns} aria-hidden="true">
            <span>时间</span>
            <span>比分</span>
            {COLUMN_WORDS[type].map((word) => (
              <span key={word}>{word}</span>
            ))}
          </div>
          <VirtualList
            label="变化"
            items={data.detail}
            keyOf={({ at, left, right }) => `${at}-${left}-${right}`}
            heightOf={heightOf}
            renderItem={renderQuote}
          />
        </div>
      )}
    </Sheet>
  )
}

const QuoteRow = memo(function QuoteRow({ quote, type }: { quote: OddsQuote; type: OddsType }) {
  return (
    <div className={css.quote}>
      <time className={css.when}>
        {quote.minute === null ? formatDate(quote.at * 1000, 'MM-dd hh:mm') : `${quote.minute}′`}
      </time>
      <span className={css.scoreThen}>{quote.score ? `${quote.score[0]}-${quote.score[1]}` : ''}</span>
      <QuoteCells quote={quote} type={type} hasTint />
    </div>
  )
})

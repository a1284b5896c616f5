import type { OddsType } from '@saidian/shared/contracts/odds'
import { ErrorState, Segmented } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useCallback, useEffect, useRef } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { useMatchContext } from '../../../match/match-context'
import { useMatchOdds } from '../../../match/use-match-query'
import css from '../match-odds.module.css'
import { currentQuote } from '../quote.rules'
import { Quotations } from './quotations'

export type HistoryProps = {
  matchId: number
  companyId: number
  type: OddsType
  onChooseCompany: (companyId: number) => void
  onClose: () => void
}

/**
 * 变化: every quotation of a company, newest first, and the chart of its prices. It updates while it
 * is open.
 */
export function History({ matchId, companyId, type, onChooseCompany, onClose }: HistoryProps) {
  const { queries } = useMatchContext()
  const {
    currentData: data,
    error,
    refetch,
  } = queries.useOddsHistory({ matchId, companyId, type }, { refetchOnMountOrArgChange: true })
  // Stable, so that a change of `onClose` renders no row.
  const latestClose = useRef(onClose)
  latestClose.current = onClose
  const close = useCallback(() => latestClose.current(), [])
  return (
    <Sheet title={`${data?.nameZh ?? '公司'} 变化`} onClose={onClose}>
      <RefetchOnNewQuote companyId={companyId} type={type} onNew={refetch} />
      {!data ? (
        error ? (
          <ErrorState text="加载失败" onRetry={refetch} />
        ) : (
          <PanelSkeleton />
        )
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
          <Quotations
            key={`${companyId}-${type}`}
            matchId={matchId}
            type={type}
            newest={data}
            onClose={close}
          />
        </div>
      )}
    </Sheet>
  )
}

type RefetchProps = Pick<HistoryProps, 'companyId' | 'type'> & { onNew: () => unknown }

/**
 * Calls `onNew` for each new quotation after the first known one. A component of its own that
 * renders nothing, so that the rows do not render.
 */
function RefetchOnNewQuote({ companyId, type, onNew }: RefetchProps): null {
  const { currentData } = useMatchOdds(type)
  const line = currentData?.shown.list.find((candidate) => candidate.companyId === companyId)
  const newestAt = (line && currentQuote(line)?.at) ?? 0
  const seen = useRef(0)
  useEffect(() => {
    if (seen.current !== 0 && newestAt > seen.current) onNew()
    seen.current = newestAt
  }, [newestAt, onNew])
  return null
}

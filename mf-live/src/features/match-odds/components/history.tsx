import type { OddsType } from '@saidian/shared/contracts'
import { ErrorState, Segmented, Sheet } from '@saidian/shared/ui'
import { useEffect, useRef } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { useMatchOddsQuery, useOddsHistoryQuery } from '../../../match/match.api'
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

/** 变化: every quotation of a company, the newest first, and the course of its prices. It goes on while it is open. */
export function History({ matchId, companyId, type, onChooseCompany, onClose }: HistoryProps) {
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useOddsHistoryQuery({ matchId, companyId, type }, { refetchOnMountOrArgChange: true })
  useReadingAgain(useNewestAt(matchId, companyId, type), refetch)
  return (
    <Sheet title={`${data?.nameZh ?? '公司'} 变化`} onClose={onClose}>
      {!data ? (
        isError && !isFetching ? (
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
            onClose={onClose}
          />
        </div>
      )}
    </Sheet>
  )
}

/** When the company's quotation in force was given, as the table has it now; 0 while nobody knows. */
function useNewestAt(matchId: number, companyId: number, type: OddsType): number {
  const { currentData } = useMatchOddsQuery({ matchId, type })
  const line = currentData?.shown.list.find((candidate) => candidate.companyId === companyId)
  return (line && currentQuote(line)?.at) ?? 0
}

/** Reads again at each new quotation after the first that was seen. */
function useReadingAgain(newestAt: number, refetch: () => unknown): void {
  const seen = useRef(0)
  useEffect(() => {
    if (seen.current !== 0 && newestAt > seen.current) refetch()
    seen.current = newestAt
  }, [newestAt, refetch])
}

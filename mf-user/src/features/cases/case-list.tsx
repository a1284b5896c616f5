import type { OwnCase } from '@saidian/shared/contracts/moderation'
import { RowsSkeleton } from '@saidian/shared/marks'
import { Link } from '@saidian/shared/router'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useCallback, useMemo, useState } from 'react'
import { userPaths } from '../../paths'
import { useOwnCasesInfiniteQuery } from '../../written/written.api'
import { AppealSheet } from './appeal-sheet'
import { CaseRow } from './case-row'
import css from './cases.module.css'

const keyOf = ({ id }: OwnCase) => id
/** In rem. */
const guessOf = () => 2.6

/** 审核与申诉: what became of what the member wrote, why, and the way to object. */
export function CaseList() {
  const query = useOwnCasesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const [appealed, setAppealed] = useState<OwnCase | null>(null)
  const { data, error, refetch, hasNextPage } = query
  const rows = useMemo(() => data?.pages.flatMap(({ cases }) => cases) ?? [], [data])
  const renderRow = useCallback((row: OwnCase) => <CaseRow row={row} onAppeal={setAppealed} />, [])
  if (!data) {
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <RowsSkeleton />
  }
  return (
    <>
      <p className={css.rules}>
        发表的内容须遵守
        <Link to={userPaths.agreement('sqgz')} className={css.link}>
          社区规则
        </Link>
        ，每次处理可申诉一次，由人工复核。
      </p>
      {rows.length === 0 && !hasNextPage ? (
        <EmptyState text="没有被处理过的内容" />
      ) : (
        <EndlessList
          label="审核与申诉"
          items={rows}
          keyOf={keyOf}
          guessOf={guessOf}
          renderItem={renderRow}
          next={nextPageOf(query)}
        />
      )}
      {appealed && <AppealSheet row={appealed} onClose={() => setAppealed(null)} />}
    </>
  )
}

import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import { formatDate } from '@saidian/shared/lib'
import { EmptyState, ErrorState, Sheet } from '@saidian/shared/ui'
import { useState } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { useMatchContext } from '../../../match/match-context'
import type { Query } from '../../../match/match-queries'
import { partText, sourceText } from '../origin-text.rules'
import css from './origins.module.css'

export type OriginsProps = { useOrigins: (matchId: number) => Query<MatchOrigins> }

/** 数据来源: opens a sheet with the source of each part of the match. */
export function Origins({ useOrigins }: OriginsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        数据来源
      </button>
      {isOpen && (
        <Sheet title="数据来源" onClose={() => setOpen(false)}>
          <OriginList useOrigins={useOrigins} />
        </Sheet>
      )}
    </>
  )
}

function OriginList({ useOrigins }: OriginsProps) {
  const { matchId } = useMatchContext()
  const { currentData: data, error, refetch } = useOrigins(matchId)
  if (data === undefined) {
    return error ? <ErrorState text="数据来源加载失败" onRetry={refetch} /> : <PanelSkeleton />
  }
  if (data.parts.length === 0) return <EmptyState text="没有来源信息" />
  return (
    <dl className={css.parts}>
      {data.parts.map(({ part, source, importedAt }) => (
        <div key={`${part} ${source}`} className={css.part}>
          <dt className={css.name}>{partText(part)}</dt>
          <dd className={css.source}>
            {sourceText(source)}
            {importedAt !== null && (
              <span className={css.time}>{formatDate(importedAt * 1_000, 'yyyy-MM-dd ')}导入</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

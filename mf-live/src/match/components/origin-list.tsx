import { TimeText } from '@saidian/shared/calendar'
import { formatDate } from '@saidian/shared/lib'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { useMatchContext } from '../match-context'
import { partText, sourceText } from '../origin-text.rules'
import css from './origins.module.css'
import { PanelSkeleton } from './panel-skeleton'

/** Source and age of each part of the match of this page. */
export function OriginList({ hidesAge }: { hidesAge: boolean }) {
  const { matchId, queries, clock } = useMatchContext()
  const { currentData: data, error, refetch } = queries.useOrigins(matchId)
  if (data === undefined) {
    return error ? <ErrorState text="数据来源加载失败" onRetry={refetch} /> : <PanelSkeleton />
  }
  if (data.parts.length === 0) return <EmptyState text="没有来源信息" />
  return (
    <dl className={css.parts}>
      {data.parts.map(({ part, source, changedAt, importedAt }) => (
        <div key={`${part} ${source}`} className={css.part}>
          <dt className={css.name}>{partText(part)}</dt>
          <dd className={css.source}>
            {sourceText(source)}
            {importedAt !== null && (
              <span className={css.time}>{formatDate(importedAt * 1_000, 'yyyy-MM-dd ')}导入</span>
            )}
            {importedAt === null && !hidesAge && (
              <span className={css.time}>
                <TimeText at={changedAt * 1_000 - clock().clockOffsetMs} />
                更新
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

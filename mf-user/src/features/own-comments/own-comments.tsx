import type { OwnComment } from '@saidian/shared/contracts/comments'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { RowsSkeleton } from '@saidian/shared/marks'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useMemo } from 'react'
import { useOwnCommentsInfiniteQuery } from '../../written/written.api'
import { OwnCommentRow } from './own-comment-row'

const keyOf = ({ comment }: OwnComment) => comment.id
/** In rem. */
const guessOf = () => 3.2
const renderRow = (written: OwnComment) => <OwnCommentRow written={written} />

/** Comments of the member, newest first, each with what it is about. */
export function OwnComments() {
  const host = useHost()
  const query = useOwnCommentsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, refetch, hasNextPage } = query
  const rows = useMemo(() => data?.pages.flatMap(({ comments }) => comments) ?? [], [data])
  if (!data) {
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <RowsSkeleton />
  }
  if (rows.length === 0 && !hasNextPage) {
    const action = { label: '去看头条', onChoose: () => host.navigate(paths.headlines()) }
    return <EmptyState text="还没有发表过评论" action={action} />
  }
  return (
    <EndlessList
      label="我的评论"
      items={rows}
      keyOf={keyOf}
      guessOf={guessOf}
      renderItem={renderRow}
      next={nextPageOf(query)}
    />
  )
}

import type { Post } from '@saidian/shared/contracts/community'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { RowsSkeleton } from '@saidian/shared/marks'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useMemo } from 'react'
import { useMe } from '../../member/use-me'
import { useOwnPostsInfiniteQuery } from '../../written/written.api'
import { OwnPostRow } from './own-post-row'

const keyOf = ({ code }: Post) => code
/** In rem. */
const guessOf = ({ pictures }: Post) => (pictures.length > 0 ? 3.8 : 2.4)
const renderRow = (post: Post) => <OwnPostRow post={post} />

/** Posts of the member, newest first, with the state of their review. */
export function OwnPosts() {
  const host = useHost()
  const { info, hasFailed, refresh } = useMe()
  const query = useOwnPostsInfiniteQuery(info?.id ?? '', {
    skip: info === null,
    refetchOnMountOrArgChange: true,
  })
  const { data, error, refetch, hasNextPage } = query
  const rows = useMemo(() => data?.pages.flatMap(({ posts }) => posts) ?? [], [data])
  if (!data) {
    if (error || hasFailed)
      return <ErrorState text="加载失败，请稍后再试" onRetry={info ? refetch : refresh} />
    return <RowsSkeleton />
  }
  if (rows.length === 0 && !hasNextPage) {
    const action = { label: '去社区发帖', onChoose: () => host.navigate(paths.community()) }
    return <EmptyState text="还没有发过帖子" action={action} />
  }
  return (
    <EndlessList
      label="我的帖子"
      items={rows}
      keyOf={keyOf}
      guessOf={guessOf}
      renderItem={renderRow}
      next={nextPageOf(query)}
    />
  )
}

import { HEADLINES } from '@saidian/shared/contracts/news'
import { useNavigate } from '@saidian/shared/router'
import { EmptyState, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useCallback, useEffect, useMemo } from 'react'
import { useArticleListInfiniteQuery } from '../../articles/article.api'
import { ArticleCard } from '../../articles/article-card'
import { contentPaths } from '../../paths'
import { ArticleListSkeleton } from './article-list-skeleton'
import { Carousel } from './carousel'
import { guessOf, keyOf, type ListRow, rowsOf } from './rows.rules'

/** A column that was left this long ago is read again on the way back. */
const FRESH_SECONDS = 180

type ArticleListProps = {
  columnId: number
  name: string
  /** Called when the articles are first rendered. Stable. */
  onRendered: () => void
}

/** The articles of a column, newest first. */
export function ArticleList({ columnId, name, onRendered }: ArticleListProps) {
  const navigate = useNavigate()
  const query = useArticleListInfiniteQuery(columnId, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const { currentData: data, error, refetch } = query
  const rows = useMemo(() => rowsOf(data?.pages ?? []), [data])
  const isRendered = rows.length > 0
  useEffect(() => {
    if (isRendered) onRendered()
  }, [isRendered, onRendered])
  // Pulled at the top: later pages load again when they come near.
  const refresh = useCallback(() => refetch({ refetchCachedPages: false }), [refetch])
  if (!data) {
    return error ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={refetch} />
    ) : (
      <ArticleListSkeleton />
    )
  }
  if (!isRendered) {
    const headlines = { label: '去看头条', onChoose: () => navigate(contentPaths.column()) }
    return (
      <PullToRefresh onRefresh={refresh}>
        <EmptyState
          text={`${name}暂无文章`}
          {...(columnId !== HEADLINES && { action: headlines })}
        />
      </PullToRefresh>
    )
  }
  return (
    <PullToRefresh onRefresh={refresh}>
      <EndlessList
        label={`${name}文章`}
        items={rows}
        keyOf={keyOf}
        guessOf={guessOf}
        renderItem={renderRow}
        next={nextPageOf(query)}
      />
    </PullToRefresh>
  )
}

function renderRow(row: ListRow) {
  if (row.kind === 'carousel') return <Carousel articles={row.articles} />
  return <ArticleCard article={row.article} isFirst={row.isFirst} />
}

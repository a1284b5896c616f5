import { TimeText } from '@saidian/shared/calendar'
import { HEADLINES, type SearchHit } from '@saidian/shared/contracts/news'
import { Link } from '@saidian/shared/router'
import { EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useMemo } from 'react'
import { contentPaths } from '../../paths'
import css from './content-search.module.css'
import { MarkedText } from './marked-text'
import { type Search, useContentSearchInfiniteQuery } from './search.api'

const ROWS = ['1', '2', '3', '4', '5']
const keyOf = ({ kind, id }: SearchHit) => `${kind} ${id}`
const guessOf = () => 1.8

/** Articles and posts with the words, best first. */
export function SearchResults({ words, kind }: { words: string; kind: Search['kind'] }) {
  const query = useContentSearchInfiniteQuery({ q: words, kind })
  const { currentData: data, error, refetch } = query
  const hits = useMemo(
    () => [
      ...new Map(
        (data?.pages ?? []).flatMap((page) => page.hits).map((hit) => [keyOf(hit), hit]),
      ).values(),
    ],
    [data],
  )
  if (!data) return error ? <ErrorState onRetry={refetch} /> : <ResultsSkeleton />
  if (hits.length === 0) return <EmptyState text={`没有找到“${words}”的相关内容`} />
  return (
    <EndlessList
      label="搜索结果"
      items={hits}
      keyOf={keyOf}
      guessOf={guessOf}
      renderItem={renderHit}
      next={nextPageOf(query)}
    />
  )
}

function renderHit(hit: SearchHit) {
  const { kind, id, columnId, title, excerpt, author, at } = hit
  const isPost = kind === 'post'
  return (
    <Link
      className={css.hit}
      to={isPost ? contentPaths.post(id) : contentPaths.article(columnId ?? HEADLINES, id)}
    >
      {title.text !== '' && (
        <span className={css.title}>
          <MarkedText text={title} />
        </span>
      )}
      <span className={css.excerpt}>
        <MarkedText text={excerpt} />
      </span>
      <span className={css.meta}>
        <span>{isPost ? '帖子' : '文章'}</span>
        {author && <span className={css.author}>{author.nickName}</span>}
        <TimeText at={at * 1000} />
      </span>
    </Link>
  )
}

function ResultsSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <div key={row} className={css.hit}>
          <Skeleton width={9} />
          <Skeleton width={10} />
          <Skeleton width={3} />
        </div>
      ))}
    </div>
  )
}

import type { Post } from '@saidian/shared/contracts/community'
import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { EmptyState, type EmptyStateProps, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { type ReactNode, useCallback, useMemo } from 'react'
import { cardHeight } from '../../cards/card-height.rules'
import { CardsSkeleton } from '../../cards/cards-skeleton'
import { PostCard } from '../../cards/post-card'
import { type PostsOf, useCommunityPostsInfiniteQuery } from '../../posts/data/posts.api'

const keyOf = ({ code }: Post) => code

type PostListProps = {
  of: PostsOf
  /** Name for a screen reader; unique on the page. */
  name: string
  empty: EmptyStateProps
  /** Stable. */
  onRefresh?: () => unknown
}

/** A list of posts that goes on as far as one reads. */
export function PostList({ of, name, empty, onRefresh }: PostListProps) {
  const query = useCommunityPostsInfiniteQuery(of)
  const { currentData: data, error, refetch } = query
  const posts = useMemo(() => onceEach(data?.pages.flatMap((page) => page.posts) ?? []), [data])
  const showsCircle = of.circleId === undefined
  const renderPost = useCallback(
    (post: Post) => <PostCard post={post} showsCircle={showsCircle} />,
    [showsCircle],
  )
  if (!data) {
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <CardsSkeleton />
  }
  const refresh = () => Promise.all([refetch(), onRefresh?.()])
  return (
    <PullToRefresh onRefresh={refresh}>
      {posts.length === 0 && !query.hasNextPage ? (
        <EmptyState {...empty} />
      ) : (
        <WithScores posts={posts}>
          <EndlessList
            label={name}
            items={posts}
            keyOf={keyOf}
            guessOf={cardHeight}
            renderItem={renderPost}
            next={nextPageOf(query)}
          />
        </WithScores>
      )}
    </PullToRefresh>
  )
}

/** A post that moved to a later page between two calls is listed once. */
function onceEach(posts: readonly Post[]): Post[] {
  return [...new Map(posts.map((post) => [post.code, post])).values()]
}

/** Follows the lists of matches that the posts are about. */
function WithScores({ posts, children }: { posts: readonly Post[]; children: ReactNode }) {
  const sports = useMemo(
    () => sportsOf(posts.map(({ tag }) => ({ match: tag?.kind === 'match' ? tag.match : null }))),
    [posts],
  )
  return <LiveMatches sports={sports}>{children}</LiveMatches>
}

import type { Post } from '@saidian/shared/contracts/community'
import type { PlaceValues } from '@saidian/shared/contracts/registry'
import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useMemo } from 'react'
import { cardHeight } from '../../cards/card-height.rules'
import { CardsSkeleton } from '../../cards/cards-skeleton'
import { PostCard } from '../../cards/post-card'
import { useCommunityPostsInfiniteQuery } from '../../posts/data/posts.api'
import css from './member-posts.module.css'

const keyOf = ({ code }: Post) => code
const renderPost = (post: Post) => <PostCard post={post} showsCircle />

/** Posts of a member on their public home, newest first. */
export function MemberPosts({ memberId }: PlaceValues<'member.sections'>) {
  return (
    <section className={css.posts} aria-labelledby="member-posts">
      <h2 id="member-posts" className={css.title}>
        帖子
      </h2>
      <Posts memberId={memberId} />
    </section>
  )
}

function Posts({ memberId }: { memberId: string }) {
  const query = useCommunityPostsInfiniteQuery({ list: 'new', memberId })
  const { currentData: data, error, refetch, hasNextPage } = query
  const posts = useMemo(() => data?.pages.flatMap((page) => page.posts) ?? [], [data])
  const sports = useMemo(
    () => sportsOf(posts.map(({ tag }) => ({ match: tag?.kind === 'match' ? tag.match : null }))),
    [posts],
  )
  if (!data) {
    return error ? <ErrorState text="帖子加载失败" onRetry={refetch} /> : <CardsSkeleton />
  }
  if (posts.length === 0 && !hasNextPage) return <EmptyState text="还没有发过帖子" />
  return (
    <LiveMatches sports={sports}>
      <EndlessList
        label="帖子"
        items={posts}
        keyOf={keyOf}
        guessOf={cardHeight}
        renderItem={renderPost}
        next={nextPageOf(query)}
      />
    </LiveMatches>
  )
}

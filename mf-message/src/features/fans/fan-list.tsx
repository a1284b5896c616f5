import { TimeText } from '@saidian/shared/calendar'
import type { Fan } from '@saidian/shared/contracts/friends'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { type FollowSubject, useFollow } from '@saidian/shared/store'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useMemo } from 'react'
import { PeopleSkeleton } from '../../people/people-skeleton'
import { PersonRow } from '../../people/person-row'
import css from './fan-list.module.css'
import { useFansInfiniteQuery } from './fans.api'

const keyOf = ({ id }: Fan) => id
/** In rem, as `--row-score`. */
const guessOf = () => 1.28
const renderFan = (fan: Fan) => <FanRow fan={fan} />

/** 粉丝: who follows the member, newest first, each with a way to follow back. */
export function FanList() {
  const host = useHost()
  const query = useFansInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, refetch, hasNextPage } = query
  const fans = useMemo(() => data?.pages.flatMap((page) => page.fans) ?? [], [data])
  if (!data)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
  if (fans.length === 0 && !hasNextPage) {
    const action = { label: '去社区发帖', onChoose: () => host.navigate(paths.community()) }
    return <EmptyState text="还没有粉丝，发帖和评论让更多人认识你" action={action} />
  }
  return (
    <>
      <p className={css.total}>共 {data.pages[0]?.total ?? fans.length} 位粉丝</p>
      <EndlessList
        label="粉丝"
        items={fans}
        keyOf={keyOf}
        guessOf={guessOf}
        renderItem={renderFan}
        next={nextPageOf(query)}
      />
    </>
  )
}

function FanRow({ fan }: { fan: Fan }) {
  return (
    <PersonRow
      id={fan.id}
      portrait={fan.portrait}
      nickName={fan.nickName}
      note={
        <>
          <TimeText at={fan.followedAt * 1000} /> 关注了你
        </>
      }
      after={<FollowBack fan={fan} />}
    />
  )
}

function FollowBack({ fan: { id, nickName } }: { fan: Fan }) {
  const subject = useMemo<FollowSubject>(
    () => ({ kind: 'member', sport: null, id, title: nickName, kickoffAt: null }),
    [id, nickName],
  )
  const { isFollowed, toggle } = useFollow(subject)
  return (
    <Button
      look={isFollowed ? 'plain' : 'tinted'}
      aria-pressed={isFollowed}
      aria-label={`关注${nickName}`}
      onClick={toggle}
    >
      {isFollowed ? '互相关注' : '回关'}
    </Button>
  )
}

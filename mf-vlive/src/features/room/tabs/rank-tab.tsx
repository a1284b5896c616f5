import { AuthorBadges } from '@saidian/shared/rooms'
import { EmptyState, ErrorState, Segmented } from '@saidian/shared/ui'
import { Portrait } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { ListSkeleton } from '../../../recordings/list-skeleton'
import { useRoomRankQuery } from '../data/room.api'
import css from './tabs.module.css'

const PERIODS = [
  { key: 'day', text: '今日' },
  { key: 'week', text: '近7天' },
] as const
type Period = (typeof PERIODS)[number]['key']

/** 榜单: the most active members of a room. Money counts nothing. */
export function RankTab({ roomId }: { roomId: number }) {
  const [period, setPeriod] = useState<Period>('day')
  return (
    <div className={css.tab}>
      <Segmented label="榜单时段" items={PERIODS} value={period} onChoose={setPeriod} look="pill" />
      <p className={css.hint}>按观看、发言和来访计算，与消费无关</p>
      <Ranks roomId={roomId} period={period} />
    </div>
  )
}

function Ranks({ roomId, period }: { roomId: number; period: Period }) {
  const { currentData, error, refetch } = useRoomRankQuery({ roomId, period })
  if (error && !currentData)
    return <ErrorState text="榜单加载失败" onRetry={() => void refetch()} />
  if (!currentData) return <ListSkeleton />
  const { members, mine } = currentData
  if (members.length === 0) return <EmptyState text="还没有人上榜，多聊几句就能上榜" />
  return (
    <>
      <ol className={css.list}>
        {members.map(({ rank, member, noble, points }) => (
          <li key={member.id} className={css.ranked}>
            <span className={css.rank}>{rank}</span>
            <Portrait name={member.nickName} id={member.id} src={member.portrait} size={32} />
            <span className={css.title}>
              <AuthorBadges level={member.level} noble={noble} />
              {member.nickName}
            </span>
            <span className={css.when}>{points} 活跃</span>
          </li>
        ))}
      </ol>
      {mine && (
        <p className={css.mine}>
          我的排名 {mine.rank} · {mine.points} 活跃
        </p>
      )}
    </>
  )
}

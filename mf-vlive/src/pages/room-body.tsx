import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { usePageText } from '@saidian/shared/host'
import type { DanmakuStage } from '@saidian/shared/player'
import { Segmented } from '@saidian/shared/ui'
import { useRef, useState } from 'react'
import { RoomChat } from '../features/room/chat/room-chat'
import type { ownStanding, RoomView } from '../features/room/data/room-view.rules'
import { useHandicap } from '../features/room/match/handicap.api'
import { MatchStrip } from '../features/room/match/match-strip'
import { ScorePlate } from '../features/room/match/score-plate'
import { useGoalRows } from '../features/room/match/use-goal-rows'
import { type RoomMatchState, useRoomMatch } from '../features/room/match/use-room-match'
import { OffAir } from '../features/room/stage/off-air'
import { RoomStage } from '../features/room/stage/room-stage'
import { AnchorRow } from '../features/room/tabs/anchor-row'
import { AnchorTab } from '../features/room/tabs/anchor-tab'
import { RankTab } from '../features/room/tabs/rank-tab'
import { ScheduleTab } from '../features/room/tabs/schedule-tab'
import { LargeGifts } from '../gifts/large-gifts'
import { DelayControl } from '../picture-delay/delay-control'
import type { PictureDelayControl } from '../picture-delay/use-picture-delay'
import { GiftButton } from './gift-button'
import css from './room.module.css'
import { useFillScreen } from './use-fill-screen'

const TABS = [
  { key: 'chat', text: '聊天' },
  { key: 'anchor', text: '主播' },
  { key: 'rank', text: '榜单' },
  { key: 'schedule', text: '赛程' },
] as const
type Tab = (typeof TABS)[number]['key']

type RoomBodyProps = {
  view: RoomView
  standing: ReturnType<typeof ownStanding>
  delay: PictureDelayControl
}

/** A room: the picture, the match below it, the anchor, and the tabs. */
export function RoomBody({ view, standing, delay }: RoomBodyProps) {
  const { room, state, upcoming } = view
  const [tab, setTab] = useState<Tab>('chat')
  const main = useFillScreen<HTMLElement>()
  const danmaku = useRef<DanmakuStage>(null)
  const match = useRoomMatch(room.match)
  const goals = useGoalRows(room.match, match)
  const handicap = useHandicap(room.match)
  usePageText({ title: titleOf(view, match) })
  const large = view.happened.flatMap((item) =>
    item.kind === 'gift' && item.gift.isLarge ? item.gift : [],
  )
  return (
    <main ref={main} className={css.page}>
      <RoomStage
        room={room}
        isOnAir={state.isLive}
        danmaku={danmaku}
        onDelay={delay.onDelay}
        fallback={<OffAir next={upcoming[0]} match={room.match} />}
        below={!state.isLive && <OffAir next={upcoming[0]} match={room.match} />}
        plate={room.match && <ScorePlate match={room.match} state={match} />}
      />
      {room.match && <MatchStrip match={room.match} state={match} handicap={handicap} />}
      <AnchorRow view={view} delay={room.match && <DelayControl delay={delay} />} />
      <Segmented label="直播间" items={TABS} value={tab} onChoose={setTab} panelId="room-tab" />
      <div id="room-tab" role="tabpanel" className={css.panel}>
        <RoomChat
          view={view}
          role={standing.role}
          mutedUntil={standing.mutedUntil}
          goals={goals}
          danmaku={danmaku}
          giftButton={<GiftButton roomId={room.id} />}
          isShown={tab === 'chat'}
        />
        {tab === 'anchor' && <AnchorTab view={view} />}
        {tab === 'rank' && <RankTab roomId={room.id} />}
        {tab === 'schedule' && <ScheduleTab view={view} />}
      </div>
      <LargeGifts gifts={large} />
    </main>
  )
}

/** Title of the document: the score as the page shows it, and whose room it is. */
function titleOf({ room }: RoomView, { score }: RoomMatchState): string {
  const { match, anchor, title } = room
  if (!match) return `${title} - ${anchor.nickName}的直播间`
  return `${nameOf(match, score)} - ${anchor.nickName}的直播间`
}

function nameOf({ home, away }: MatchSummary, score: RoomMatchState['score']): string {
  return score ? `${home} ${score.join('-')} ${away}` : `${home} VS ${away}`
}

import type { DanmakuStage } from '@saidian/shared/player'
import {
  Composer,
  MessageList,
  type RoomExtra,
  useConversationQuery,
  useRoomNoticesQuery,
} from '@saidian/shared/rooms'
import { sessionSlice, useAppSelector, useStreamDelayMs } from '@saidian/shared/store'
import { ErrorState, Skeleton, useTicking } from '@saidian/shared/ui'
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import type { RoomView } from '../data/room-view.rules'
import css from './chat.module.css'
import { extrasOf, readableMessages } from './extras.rules'
import { RoomRules } from './room-rules'
import { useDanmakuFeed } from './use-danmaku-feed'
import { useManagerActs } from './use-manager-acts'

const LINES = [6, 9, 5, 8, 7, 4] as const

type RoomChatProps = {
  view: RoomView
  role: number
  mutedUntil: number | null
  /** Goals of the match, as this page has shown them. */
  goals: readonly RoomExtra[]
  danmaku: RefObject<DanmakuStage | null>
  /** Beside the field, such as the button of the gifts. */
  giftButton: ReactNode
  /** False while another tab is shown: messages still fly over the picture. */
  isShown: boolean
}

/** 聊天 of a room: the conversation with gifts, entrances, acts and goals between. */
export function RoomChat({ view, goals, danmaku, isShown, ...props }: RoomChatProps) {
  const { room, state } = view
  const of = useMemo(
    () => ({ roomId: room.id, showsMatchId: state.matchId }),
    [room.id, state.matchId],
  )
  const { currentData, error, refetch } = useConversationQuery(of)
  const { data: rules } = useRoomNoticesQuery(of)
  const ownId = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id
  const conversation = currentData?.shown
  const hidden = conversation?.hidden
  const messages = useReadable(conversation?.messages, currentData?.clockOffsetMs ?? 0)
  useDanmakuFeed(messages, danmaku, ownId)
  const extras = useMemo(() => {
    const notices = (rules?.notices ?? []).map(
      (text): RoomExtra => ({ kind: 'system', key: `rule-${text}`, atMs: 0, text }),
    )
    return [...notices, ...extrasOf(view.happened, ownId, hidden), ...goals]
  }, [rules, view.happened, ownId, hidden, goals])
  const actsOf = useManagerActs(room.id, props.role)
  if (!isShown) return null
  if (error && !conversation)
    return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
  if (!conversation || !messages) return <ChatSkeleton />
  const mutedUntil = Math.max(conversation.mutedUntil ?? 0, props.mutedUntil ?? 0) || null
  return (
    <>
      <MessageList
        of={of}
        conversation={{ ...conversation, messages }}
        extras={extras}
        actsOf={actsOf}
      />
      <Composer
        of={of}
        mutedUntil={mutedUntil}
        placeholder={
          state.slowSeconds > 0 ? `慢速模式：每 ${state.slowSeconds} 秒一条` : '说点什么…'
        }
        tools={
          <>
            {props.role > 0 && <RoomRules roomId={room.id} slowSeconds={state.slowSeconds} />}
            {props.giftButton}
          </>
        }
      />
    </>
  )
}

/** The messages that do not run ahead of the picture. */
function useReadable(
  messages: Parameters<typeof readableMessages>[0] | undefined,
  clockOffsetMs: number,
) {
  const delayMs = useStreamDelayMs()
  const limitMs = useTicking(
    // In whole seconds, as messages have them: the list is filtered at most once a second.
    useCallback(
      (nowMs: number) => Math.floor((nowMs + clockOffsetMs - delayMs) / 1000) * 1000,
      [clockOffsetMs, delayMs],
    ),
  )
  return useMemo(() => messages && readableMessages(messages, limitMs), [messages, limitMs])
}

function messageOf(error: { message?: string | undefined }): string {
  return error.message || '加载失败'
}

function ChatSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label="加载中">
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

import { callEndpoint } from '@saidian/shared/api'
import {
  getUnreadNotices,
  isNoticeEvent,
  isNoticesReadEvent,
  type Unread,
  type UnreadNotices,
} from '@saidian/shared/contracts/notices'
import {
  IM_NOTICES_READ,
  IM_PERSONAL,
  isNoticeCode,
  type PersonalChange,
  TOPIC,
} from '@saidian/shared/contracts/sockets'
import { followTopic, type TopicEvent } from '@saidian/shared/realtime'
import { messagesSlice } from '@saidian/shared/store'
import type { MemberParts } from './member-parts'

type Handlers = {
  /** Another device changed this part of the account. */
  onChange: (part: PersonalChange['part']) => void
  /** Changes were missed: any part may have changed. */
  onMissed: () => void
  /** An event or a signal of another part, such as the conversations. */
  onEvent: (code: unknown, data: unknown) => void
  onSignal: (data: unknown) => void
  /** The connection was lost: signals of that time are not sent again. */
  onReconnected: () => void
}

/** The member's account as their other devices and the server change it. */
export type Account = {
  /** Follows the account of this member from now on, until the signal aborts. */
  follow: (memberId: string) => void
}

/**
 * Reads at once how many messages wait unread, and follows `user/{id}` as soon as the member is
 * known: so the badge needs no second round of requests.
 */
export function readAccount(
  { store, http, im }: MemberParts,
  { onChange, onMissed, onEvent, onSignal, onReconnected }: Handlers,
  signal: AbortSignal,
): Account {
  const read = () => callEndpoint(http, getUnreadNotices, {}, { signal, isBackground: true })
  const show = ({ total }: Unread) => store.dispatch(messagesSlice.actions.noticesCounted(total))
  let first: Promise<UnreadNotices> | null = read()
  first.then(
    ({ unread }) => signal.aborted || show(unread),
    // `follow` reads again.
    () => undefined,
  )
  let isFirst = true
  let isStale = false

  function takeEvent({ data: event }: TopicEvent): void {
    const { code, data } = (event ?? {}) as { code?: unknown; data?: unknown }
    if (code === IM_PERSONAL) onChange((data as PersonalChange).part)
    else if (isNoticeCode(code) && isNoticeEvent(data)) show(data.unread)
    else if (code === IM_NOTICES_READ && isNoticesReadEvent(data)) show(data.unread)
    else onEvent(code, data)
  }

  return {
    follow: (memberId) =>
      followTopic<UnreadNotices>({
        socket: im,
        topic: TOPIC.user(memberId),
        signal,
        loadSnapshot() {
          const reading = first ?? read()
          first = null
          return reading
        },
        onSnapshot({ unread }) {
          show(unread)
          if (!isFirst) onMissed()
          isFirst = false
        },
        onEvent: takeEvent,
        onSignal,
        onStale: () => {
          isStale = true
        },
        onLive() {
          if (isStale) onReconnected()
          isStale = false
        },
      }),
  }
}

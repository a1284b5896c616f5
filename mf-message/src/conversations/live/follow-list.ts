import {
  type ConversationPage,
  isConversationChange,
  isNewEntrySignal,
} from '@saidian/shared/contracts/messaging'
import {
  IM_CONVERSATION,
  IM_GROUP_ENTRY,
  IM_PRIVATE_ENTRY,
  type Position,
  TOPIC,
} from '@saidian/shared/contracts/sockets'
import { withNewEntry, withSideChange } from '@saidian/shared/conversation'
import { followTopic } from '@saidian/shared/realtime'
import { isFriendsChange } from '../../people/data/member-changes.rules'
import { type AskServer, createAskServer } from './ask-server'
import { createGroupFollower } from './follow-groups'
import type { ListAccess } from './list-access'
import { createListReader } from './read-list'
import { createReadSender } from './send-reads'

type MemberMessage = { code: number; data: unknown }

/**
 * Keeps the cached list of a member right: reads it where the device only had a stored one, follows
 * `user/{id}` and the logs of groups, reads single conversations where entries are missing, and all
 * of it after a reconnection, because what has no number is not sent again.
 */
export function followList(access: ListAccess, memberId: string): void {
  const all: ListAccess = {
    ...access,
    change: (recipe) => {
      access.change(recipe)
      groups.sync()
    },
  }
  const ask = createAskServer(all)
  const groups = createGroupFollower(all, ask)
  groups.sync()
  const reader = createListReader(all, ask, createReadSender(all))
  let isFirst = true
  let hasMissed = false

  followTopic<Position & { page?: ConversationPage }>({
    socket: access.im,
    topic: TOPIC.user(memberId),
    signal: access.signal,
    loadSnapshot: async () => {
      const list = all.get()
      if (isFirst && list && !list.isStored) return { epoch: list.epoch, seq: list.seq }
      const page = await reader.readFirst()
      return { epoch: page.epoch, seq: page.seq, page }
    },
    onSnapshot: ({ page }) => {
      const next = all.get()?.next ?? null
      if (page) reader.takeFirst(page)
      else if (next !== null) reader.readRest(next)
      isFirst = false
      hasMissed = false
    },
    onStale: () => {
      hasMissed = true
    },
    onLive: () => {
      if (!hasMissed) return
      hasMissed = false
      reader.readAgain()
    },
    onEvent: ({ data }) => {
      // A block began or ended: other messages are shown and counted.
      if (isFriendsChange(data)) reader.readAgain()
      else takeEvent(data, all, ask)
    },
    onSignal: (data) => takeSignal(data, all, ask),
  })
}

function asMemberMessage(given: unknown): MemberMessage | null {
  const { code, data } = (given ?? {}) as Partial<MemberMessage>
  return typeof code === 'number' ? { code, data } : null
}

function takeEvent(given: unknown, { change }: ListAccess, ask: AskServer): void {
  const message = asMemberMessage(given)
  if (message?.code !== IM_CONVERSATION || !isConversationChange(message.data)) return
  const { id, state } = message.data
  if (state === null) {
    ask.now(id)
    return
  }
  change((list) => withSideChange(list, id, state))
  ask.ifNeeded(id)
}

function takeSignal(given: unknown, { change }: ListAccess, ask: AskServer): void {
  const message = asMemberMessage(given)
  if (message?.code !== IM_PRIVATE_ENTRY && message?.code !== IM_GROUP_ENTRY) return
  if (!isNewEntrySignal(message.data)) return
  const { id, entry } = message.data
  change((list) => withNewEntry(list, id, entry))
  ask.ifNeeded(id)
}

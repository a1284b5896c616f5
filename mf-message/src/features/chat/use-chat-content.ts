import type { Entry } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { useCallback, useMemo, useState } from 'react'
import { nameOf as conversationName } from '../../conversations'
import type { ConversationLog, LogState, OutboxItem } from '../../log'
import { useRecallChatMessageMutation } from './chat.api'
import type { ChatActs, ChatContent } from './chat-context'
import type { Place } from './history/history'

/** What stands over the page. */
export type Overlay =
  | { kind: 'menu' | 'picture'; entry: Entry }
  | { kind: 'forward' | 'report'; entries: readonly Entry[] }
  | { kind: 'failed'; item: OutboxItem }
  | null

type Given = {
  log: ConversationLog
  state: LogState
  memberId: string
  place: Place | null
  editAgain: (text: string) => void
  mention: (id: string, name: string) => void
}

/** What the page shows over the history, and what its rows may do. */
export function useChatContent({ log, state, memberId, place: first, editAgain, mention }: Given) {
  const host = useHost()
  const [recall] = useRecallChatMessageMutation()
  const [overlay, setOverlay] = useState<Overlay>(null)
  const [replied, setReplied] = useState<Entry | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const [place, setPlace] = useState<Place | null>(first)
  const [recalledTexts, setRecalled] = useState<ReadonlyMap<number, string>>(new Map())
  const { conversation } = state
  const people = useKnownPeople(state.people)
  const nameOf = useNameOf(conversation, people, memberId)
  const goTo = useCallback(
    async (seq: number) => {
      const isThere = await log.goTo(seq)
      if (isThere) setPlace({ seq })
      else host.toast({ text: '没有找到这条消息', kind: 'fail' })
    },
    [log, host],
  )
  const toggle = useCallback(
    ({ seq }: Entry) =>
      setChosen((known) => {
        const next = new Set(known)
        if (!next.delete(seq)) next.add(seq)
        return next
      }),
    [],
  )
  const takeBack = async ({ seq, body, senderId }: Entry) => {
    const { error } = await recall({ body: { id: log.id, seq } })
    if (error) {
      host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
    } else if (body.kind === 'text' && senderId === memberId) {
      setRecalled((known) => new Map(known).set(seq, body.text))
    }
  }
  const acts = useMemo<ChatActs>(
    () => ({
      openMenu: (entry) => setOverlay({ kind: 'menu', entry }),
      openPicture: (entry) => setOverlay({ kind: 'picture', entry }),
      reply: setReplied,
      editAgain,
      mention: (id) => mention(id, nameOf(id)),
      resend: (item) => setOverlay({ kind: 'failed', item }),
      goTo: (seq) => void goTo(seq),
      toggle,
    }),
    [editAgain, mention, nameOf, goTo, toggle],
  )
  const content = useMemo<ChatContent>(
    () => ({ log, conversation, people, memberId, nameOf, acts, recalledTexts, chosen }),
    [log, conversation, people, memberId, nameOf, acts, recalledTexts, chosen],
  )
  return { content, overlay, setOverlay, replied, setReplied, setChosen, place, goTo, takeBack }
}

/** Senders with the member, whom no answer names before their first message. */
function useKnownPeople(people: LogState['people']): LogState['people'] {
  const own = useAppSelector(sessionSlice.selectors.selectUserInfo)
  return useMemo(() => {
    if (!own || people.has(own.id)) return people
    const { id, nickName, level } = own
    const portrait = own.portraitNew || own.portrait
    return new Map(people).set(id, { id, nickName, level, portrait })
  }, [people, own])
}

/** Names as the member knows them: a remark, else the name, for messages of this conversation. */
function useNameOf(
  conversation: LogState['conversation'],
  people: LogState['people'],
  memberId: string,
): (id: string) => string {
  return useCallback(
    (id) => {
      if (id === memberId) return people.get(id)?.nickName ?? '我'
      if (conversation?.peer?.id === id) return conversationName(conversation)
      return people.get(id)?.nickName || '球友'
    },
    [conversation, people, memberId],
  )
}

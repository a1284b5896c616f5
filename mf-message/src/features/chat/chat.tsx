import type { Entry } from '@saidian/shared/contracts/messaging'
import { ErrorState } from '@saidian/shared/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type ConversationLog,
  isBehind,
  type LogState,
  type MessageQuote,
  type Messenger,
  useIsStoreLost,
  useLog,
  useMessenger,
  useOutboxItems,
  type WaitingBody,
} from '../../log'
import css from './chat.module.css'
import { ChatContext, LogStateContext } from './chat-context'
import { ChatHeader } from './chat-header'
import { ChatOverlays } from './chat-overlays'
import { ChatSkeleton } from './chat-skeleton'
import { Composer } from './composer/composer'
import { type ComposedText, useText } from './composer/use-text'
import { History, type Place } from './history/history'
import { type ChatItem, itemsOf } from './history/items.rules'
import { ChoiceBar } from './menu/choice-bar'
import { excerptOf } from './message-excerpt.rules'
import { stopVoice } from './row/use-voice-player'
import { useChatContent } from './use-chat-content'
import { useVisibleHeight } from './use-visible-height'

const STORE_LOST = '本机存储不可用，关闭页面前未发送的消息会丢失'

type ChatProps = {
  conversationId: string
  /** The message to open it at; null: at the end. */
  seq: number | null
  onBack: () => void
}

/** A conversation of the member, private or of a group. */
export function Chat({ conversationId, seq, onBack }: ChatProps) {
  const messenger = useMessenger()
  const { log, state } = useLog(messenger, conversationId)
  useEffect(() => stopVoice, [])
  if (messenger && log && (state.run || (state.conversation && !state.error))) {
    return <OpenChat key={log.id} {...{ messenger, log, state, onBack, seq }} />
  }
  return (
    <ChatFrame header={<ChatHeader {...state} onBack={onBack} onEndChoice={null} />}>
      {state.error ? (
        <div className={css.centre}>
          <ErrorState text={state.error.message} onRetry={() => log?.catchUp()} />
        </div>
      ) : (
        <ChatSkeleton />
      )}
    </ChatFrame>
  )
}

function ChatFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  useVisibleHeight(page)
  return (
    <div ref={page} className={css.chat}>
      {header}
      <main className={css.body}>{children}</main>
    </div>
  )
}

type OpenChatProps = {
  messenger: Messenger
  log: ConversationLog
  state: LogState
  seq: number | null
  onBack: () => void
}

function OpenChat({ messenger, log, state, seq, onBack }: OpenChatProps) {
  const { memberId, outbox } = messenger
  const composed = useText(log.id)
  const chat = useChatContent({ log, state, memberId, place: null, ...useFieldActs(composed) })
  const { content, overlay, setOverlay, replied, setReplied, setChosen, goTo } = chat
  const { chosen } = content
  useOpenedAt(seq, goTo)
  const items = useItems(messenger, log, state)
  const isStoreLost = useIsStoreLost(messenger)
  const quote = useMemo(() => (replied ? quoteOf(replied) : null), [replied])

  async function send(body: WaitingBody): Promise<void> {
    // The outbox has it before the field is emptied: nothing in between may fail or hang.
    const added = outbox.add({ conversationId: log.id, body, ...(quote ? { quote } : {}) })
    setReplied(null)
    if (state.run && isBehind(state.run)) await log.goToEnd()
    await added
  }
  function act(name: string, entries: readonly Entry[]): void {
    const [entry] = entries
    if (!entry) return
    if (name === 'reply') {
      setReplied(entry)
      composed.field.current?.focus()
    } else if (name === 'recall') void chat.takeBack(entry)
    else if (name === 'delete') void log.deleteHere(entries.map(({ seq: each }) => each))
    else if (name === 'choose') setChosen(new Set([entry.seq]))
    else if (name === 'forward' || name === 'report') setOverlay({ kind: name, entries })
    if (name !== 'choose') setChosen(null)
  }
  const endChoice = chosen ? () => setChosen(null) : null
  return (
    <LogStateContext value={state}>
      <ChatContext value={content}>
        <ChatFrame header={<ChatHeader {...state} onBack={onBack} onEndChoice={endChoice} />}>
          <Lines items={items} place={chat.place} isRead={state.run !== null} />
          {isStoreLost && <p className={css.lost}>{STORE_LOST}</p>}
          {chosen ? (
            <ChoiceBar onAct={act} />
          ) : (
            <Composer
              composed={composed}
              quote={quote}
              onQuoteDone={() => setReplied(null)}
              onSend={(body) => void send(body)}
            />
          )}
        </ChatFrame>
        <ChatOverlays
          messenger={messenger}
          overlay={overlay}
          onAct={(name, entry) => act(name, [entry])}
          onClose={() => setOverlay(null)}
        />
      </ChatContext>
    </LogStateContext>
  )
}

type LinesProps = { items: readonly ChatItem[]; place: Place | null; isRead: boolean }

function Lines({ items, place, isRead }: LinesProps) {
  if (items.length > 0) return <History items={items} place={place} />
  return isRead ? <p className={css.empty}>还没有消息，打个招呼吧</p> : <ChatSkeleton />
}

/** The lines of the history with what waits to be sent. */
function useItems(messenger: Messenger, log: ConversationLog, state: LogState) {
  const waiting = useOutboxItems(messenger)
  const { memberId } = messenger
  const { run, hidden, deleted } = state
  return useMemo(() => {
    const ofThis = waiting.filter(({ conversationId }) => conversationId === log.id)
    return itemsOf({ run, hidden, deleted }, ofThis, memberId)
  }, [run, hidden, deleted, waiting, log, memberId])
}

/** What rows write into the field. */
function useFieldActs({ change, insert, choose, field }: ComposedText) {
  const editAgain = useStable((text: string) => {
    change(text)
    field.current?.focus()
  })
  const mention = useStable((id: string, name: string) => {
    choose({ id, name })
    insert(`@${name} `, { focus: true })
  })
  return { editAgain, mention }
}

/** The same function for all drawings, which does what the last one says: rows stay as they are. */
function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** Opens the conversation at a message of the address, once. */
function useOpenedAt(seq: number | null, goTo: (seq: number) => Promise<void>): void {
  const [opened, setOpened] = useState<number | null>(null)
  useEffect(() => {
    if (seq === null || seq === opened) return
    setOpened(seq)
    void goTo(seq)
  }, [seq, opened, goTo])
}

/** As the server makes it: for all readers, also the young. */
function quoteOf(entry: Entry): MessageQuote {
  return { seq: entry.seq, senderId: entry.senderId, excerpt: excerptOf(entry, true) }
}

import { useState } from 'react'
import type { NextPage } from '../subpages/list-end/next-page'
import { EndlessList } from './endless-list'

/** Each state has a page of its own, which it scrolls. */
export const isOverlay = true

type Message = { id: number; lines: number }

const LINE_REM = 0.4
const MESSAGES = 100_000
const NEVER: NextPage = {
  hasMore: false,
  isLoading: false,
  hasFailed: false,
  load: () => undefined,
}
const messagesTo = (count: number): Message[] =>
  Array.from({ length: count }, (_, id) => ({ id, lines: 1 + ((id * 7) % 5) }))

const keyOf = ({ id }: Message) => id
/** Wrong for four of five rows. */
const guessOf = () => 2 * LINE_REM
const renderMessage = ({ id, lines }: Message) => (
  <div style={{ padding: '0.08rem 0', borderBottom: '1px solid var(--line)' }}>
    {Array.from({ length: lines }, (_, line) => (
      <p key={line} style={{ lineHeight: `${LINE_REM}rem` }}>
        第 {id + 1} 条消息{line > 0 && `，第 ${line + 1} 行`}
      </p>
    ))}
  </div>
)

type ExampleProps = { label: string; messages: readonly Message[]; next?: NextPage }

function Example({ label, messages, next = NEVER }: ExampleProps) {
  const rows = { keyOf, guessOf, renderItem: renderMessage }
  return <EndlessList label={label} items={messages} next={next} {...rows} />
}

const HISTORY = messagesTo(MESSAGES)

export function HundredThousandMessages() {
  return <Example label="聊天记录" messages={HISTORY} />
}

export function LoadsPageByPage() {
  const [messages, setMessages] = useState(() => messagesTo(20))
  const load = () => setMessages(messagesTo(messages.length + 20))
  return <Example label="评论" messages={messages} next={{ ...NEVER, hasMore: true, load }} />
}

export function Failed() {
  return (
    <Example
      label="新闻"
      messages={messagesTo(2)}
      next={{ ...NEVER, hasMore: true, hasFailed: true }}
    />
  )
}

export function WholeList() {
  return <Example label="金币" messages={messagesTo(2)} />
}

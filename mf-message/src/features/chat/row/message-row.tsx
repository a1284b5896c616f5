import { paths } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import { classNames, Icon } from '@saidian/shared/ui'
import { Portrait, useLongPress } from '@saidian/shared/ui/subpages'
import type { ReactNode } from 'react'
import { useChat } from '../chat-context'
import type { ChatItem } from '../history/items.rules'
import { BodyView } from './body-view'
import { QuoteView } from './quote-view'
import css from './row.module.css'
import { FailedMark, SendingMark, StateMark } from './state-mark'

/** A message with its sender, what it answers and what became of it. */
export function MessageRow({ item, isFirst }: { item: ChatItem; isFirst: boolean }) {
  const { memberId, conversation, nameOf, acts, chosen } = useChat()
  const { senderId } = item
  const isOwn = senderId === memberId
  const entry = item.kind === 'entry' ? item.entry : null
  const isGroup = conversation?.kind === 'group'
  const quote = item.kind === 'entry' ? item.entry.quote : item.item.quote
  const isChosen = entry !== null && chosen?.has(entry.seq) === true
  return (
    <div className={classNames(css.message, isOwn && css.own)}>
      {chosen && entry && (
        <button
          type="button"
          className={css.choose}
          aria-pressed={isChosen}
          aria-label={`选择${nameOf(senderId)}的消息`}
          onClick={() => acts.toggle(entry)}
        >
          {isChosen && <Icon name="check" size={14} />}
        </button>
      )}
      <SenderPortrait id={senderId} isShown={isFirst} isOwn={isOwn} />
      <div className={css.column}>
        {isGroup && isFirst && !isOwn && <p className={css.name}>{nameOf(senderId)}</p>}
        <div className={css.beside}>
          <Pressed item={item}>
            <BodyView item={item} />
          </Pressed>
          <Mark item={item} />
        </div>
        {quote && <QuoteView quote={quote} />}
      </div>
    </div>
  )
}

function Pressed({ item, children }: { item: ChatItem; children: ReactNode }) {
  const { acts } = useChat()
  const press = useLongPress(() => item.kind === 'entry' && acts.openMenu(item.entry))
  const isMenu = item.kind === 'entry'
  return (
    <div className={css.pressed} {...(isMenu ? { ...press, tabIndex: 0 } : {})}>
      {children}
    </div>
  )
}

type SenderProps = { id: string; isShown: boolean; isOwn: boolean }

function SenderPortrait({ id, isShown, isOwn }: SenderProps) {
  const { conversation, people, nameOf, acts } = useChat()
  const press = useLongPress(() => acts.mention(id))
  if (!isShown) return <span className={css.portrait} />
  const { peer } = conversation ?? {}
  const src = people.get(id)?.portrait ?? (peer?.id === id ? peer.portrait : '')
  const name = nameOf(id)
  const mayMention = !isOwn && conversation?.kind === 'group'
  return (
    <Link
      className={css.portrait}
      to={isOwn ? paths.member(id) : paths.contact(id)}
      aria-label={`${name}的资料`}
      {...(mayMention ? press : {})}
    >
      <Portrait name={name} id={id} src={src} size={32} />
    </Link>
  )
}

function Mark({ item }: { item: ChatItem }) {
  const { memberId, conversation, acts } = useChat()
  if (item.kind === 'waiting') {
    if (item.item.state !== 'failed') return <SendingMark />
    const problem = item.item.problem ?? '请稍后再试'
    return <FailedMark problem={problem} onResend={() => acts.resend(item.item)} />
  }
  if (item.senderId !== memberId || !conversation) return null
  return <StateMark seq={item.entry.seq} conversation={conversation} />
}

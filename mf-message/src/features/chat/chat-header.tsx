import type { Conversation } from '@saidian/shared/contracts/messaging'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { useEffect, useState } from 'react'
import { nameOf } from '../../conversations'
import { messagePaths } from '../../paths'
import css from './chat.module.css'

type ChatHeaderProps = {
  conversation: Conversation | null
  isStale: boolean
  typingUntil: number
  onBack: () => void
  /** Ends multiple choice; null outside of it. */
  onEndChoice: (() => void) | null
}

/** Whom the member talks with, and what they do now. */
export function ChatHeader(props: ChatHeaderProps) {
  const { conversation, isStale, typingUntil, onBack, onEndChoice } = props
  const isTyping = useIsBefore(typingUntil)
  const note = isStale ? '正在连接…' : isTyping ? '对方正在输入…' : null
  const members = conversation?.group?.members
  return (
    <header className={css.header}>
      {onEndChoice ? (
        <button type="button" className={css.headButton} onClick={onEndChoice}>
          取消
        </button>
      ) : (
        <button type="button" className={css.headButton} aria-label="返回" onClick={onBack}>
          <Icon name="back" size={20} />
        </button>
      )}
      <div className={css.heading}>
        <h1 className={css.title}>
          <span className={css.titleName}>{conversation ? nameOf(conversation) : '聊天'}</span>
          {members !== undefined && <span className={css.members}>（{members}）</span>}
        </h1>
        <p className={css.headNote} aria-live="polite">
          {note}
        </p>
      </div>
      {conversation && !onEndChoice ? (
        <Link
          className={css.headButton}
          to={messagePaths.chatDetail(conversation.id)}
          aria-label="聊天设置"
        >
          <Icon name="more" size={20} />
        </Link>
      ) : (
        <span />
      )}
    </header>
  )
}

/** True until a moment of this device has come. */
function useIsBefore(untilMs: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const leftMs = untilMs - Date.now()
    setNow(Date.now())
    if (leftMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), leftMs + 50)
    return () => clearTimeout(timer)
  }, [untilMs])
  return now < untilMs
}

import type { ReactNode } from 'react'
import { useAsMember } from '../../host'
import { formatDate } from '../../lib'
import { sessionSlice, useAppSelector } from '../../store'
import { Button } from '../../ui'
import type { ConversationOf } from '../conversation/conversation-of'
import css from './composer.module.css'
import { MessageForm } from './message-form'

export type ComposerProps = {
  of: ConversationOf
  /** The member may not write before, seconds since 1970. */
  mutedUntil: number | null
  placeholder?: string
  /** At the end of the line, such as the button of the gifts. */
  tools?: ReactNode
}

/** Where a member writes; a visitor gets the way to the login. */
export function Composer({ of, mutedUntil, placeholder = '说点什么…', tools }: ComposerProps) {
  const asMember = useAsMember()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  if (mutedUntil !== null && mutedUntil * 1_000 > Date.now()) {
    const until = formatDate(mutedUntil * 1_000, 'M月d日 hh:mm')
    return (
      <div className={css.muted}>
        <p className={css.reason}>你已被禁言，{until}后可以发言</p>
        {tools}
      </div>
    )
  }
  if (isLoggedIn) return <MessageForm of={of} placeholder={placeholder} tools={tools} />
  return (
    <div className={css.composer}>
      <div className={css.line}>
        <div className={css.grow}>
          <Button isWide onClick={() => asMember(() => undefined)}>
            登录后参与聊天
          </Button>
        </div>
        {tools}
      </div>
    </div>
  )
}

import { useAsMember } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import css from './match-room.module.css'
import { MessageForm } from './message-form'

type ComposerProps = {
  matchId: number
  /** The member may not write before, seconds since 1970. */
  mutedUntil: number | null
}

/** Where a member writes; a visitor gets the way to the login. */
export function Composer({ matchId, mutedUntil }: ComposerProps) {
  const asMember = useAsMember()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  if (mutedUntil !== null) {
    const until = formatDate(mutedUntil * 1_000, 'M月d日 hh:mm')
    return <p className={css.muted}>你已被禁言，{until}后可以发言</p>
  }
  if (isLoggedIn) return <MessageForm matchId={matchId} />
  return (
    <div className={css.composer}>
      <Button isWide onClick={() => asMember(() => undefined)}>
        登录后参与聊天
      </Button>
    </div>
  )
}

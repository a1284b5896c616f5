import { MAX_ROOM_TEXT } from '@saidian/shared/contracts/rooms'
import { useApiForm } from '@saidian/shared/forms'
import { useAsMember } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import css from './match-room.module.css'
import { useSayMutation } from './room.api'

type ComposerProps = {
  matchId: number
  /** The member may not write before, seconds since 1970. */
  mutedUntil: number | null
}

/** Where a member writes. What was typed stays until the server has accepted it. */
export function Composer({ matchId, mutedUntil }: ComposerProps) {
  const asMember = useAsMember()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const [say] = useSayMutation()
  const form = useApiForm<{ text: string }>({
    defaultValues: { text: '' },
    send: async ({ text }, key) => {
      await say({ matchId, text, key }).unwrap()
      form.reset()
    },
  })
  if (mutedUntil !== null) {
    const until = formatDate(mutedUntil * 1_000, 'M月d日 hh:mm')
    return <p className={css.muted}>你已被禁言，{until}后可以发言</p>
  }
  if (!isLoggedIn) {
    return (
      <div className={css.composer}>
        <Button isWide onClick={() => asMember(() => undefined)}>
          登录后参与聊天
        </Button>
      </div>
    )
  }
  const { errors } = form.formState
  const error = errors.text?.message ?? form.error
  const length = form.watch('text').length
  return (
    <form
      className={css.composer}
      aria-label="发言"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <div className={css.line}>
        <input
          {...form.register('text', { validate: (text) => text.trim() !== '' || '先写点什么' })}
          className={css.input}
          aria-label="发言"
          aria-invalid={error !== undefined}
          placeholder="说说这场比赛"
          enterKeyHint="send"
          autoComplete="off"
          // Emojis count as one for a reader and as several here; the server counts.
          maxLength={4 * MAX_ROOM_TEXT}
        />
        <Button type="submit" disabled={form.isBusy || length === 0}>
          {form.isBusy ? '发送中' : '发送'}
        </Button>
      </div>
    </form>
  )
}

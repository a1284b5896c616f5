import { MAX_ROOM_TEXT } from '@saidian/shared/contracts/rooms'
import { useApiForm } from '@saidian/shared/forms'
import { Button } from '@saidian/shared/ui'
import css from './match-room.module.css'
import { useSayMutation } from './room.api'

/** A line to write. What was typed stays until the server has accepted it. */
export function MessageForm({ matchId }: { matchId: number }) {
  const [say] = useSayMutation()
  const form = useApiForm<{ text: string }>({
    defaultValues: { text: '' },
    send: async ({ text }, key) => {
      await say({ matchId, text, key }).unwrap()
      form.reset()
    },
  })
  const error = form.formState.errors.text?.message ?? form.error
  const isEmpty = form.watch('text') === ''
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
        <Button type="submit" disabled={form.isBusy || isEmpty}>
          {form.isBusy ? '发送中' : '发送'}
        </Button>
      </div>
    </form>
  )
}

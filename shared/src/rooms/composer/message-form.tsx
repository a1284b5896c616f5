import type { ReactNode } from 'react'
import { MAX_ROOM_TEXT } from '../../contracts/rooms'
import { useApiForm } from '../../forms'
import { Button } from '../../ui'
import { useSayMutation } from '../conversation/conversation.api'
import type { ConversationOf } from '../conversation/conversation-of'
import css from './composer.module.css'

type MessageFormProps = { of: ConversationOf; placeholder: string; tools: ReactNode }

/** A line to write. What was typed stays until the server has accepted it. */
export function MessageForm({ of, placeholder, tools }: MessageFormProps) {
  const [say] = useSayMutation()
  const form = useApiForm<{ text: string }>({
    defaultValues: { text: '' },
    send: async ({ text }, key) => {
      await say({ of, text, key }).unwrap()
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
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          // Emojis count as one for a reader and as several here; the server counts.
          maxLength={4 * MAX_ROOM_TEXT}
        />
        <Button type="submit" disabled={form.isBusy || isEmpty}>
          {form.isBusy ? '发送中' : '发送'}
        </Button>
        {tools}
      </div>
    </form>
  )
}

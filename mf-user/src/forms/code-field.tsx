import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { useState } from 'react'
import css from './field.module.css'
import { TextField, type TextFieldProps } from './text-field'
import { useCountdown } from './use-countdown'

/** When another one may be asked for, and on development servers the code itself. */
export type SentCode = { retryAfterMs: number; code?: string }

export type CodeFieldProps = Omit<TextFieldProps, 'after' | 'label'> & {
  /** Sends a code; null when there is no number to send to, and the form says so. Rejects with an `ApiError`. */
  onSend: () => Promise<SentCode | null>
  /** Development servers tell the code: it is typed for the person. */
  onTold: (code: string) => void
}

/** The code of an SMS, with the button that sends one: again after a minute. */
export function CodeField({ onSend, onTold, error, ...field }: CodeFieldProps) {
  const host = useHost()
  const [isLoading, setLoading] = useState(false)
  const { seconds, start } = useCountdown()
  const [apiError, setRefusal] = useState<string>()

  async function askForCode() {
    setLoading(true)
    try {
      const sent = await onSend()
      if (sent === null) return
      const { retryAfterMs, code } = sent
      setRefusal(undefined)
      start(retryAfterMs)
      host.toast({ text: '验证码已发送', kind: 'success' })
      if (code !== undefined) onTold(code)
    } catch (failure) {
      const { message, retryAfterMs } = failure as ApiError
      if (retryAfterMs !== undefined) start(retryAfterMs)
      setRefusal(message)
    } finally {
      setLoading(false)
    }
  }

  return (
    <TextField
      {...field}
      error={error ?? apiError}
      label="验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <button
          type="button"
          className={css.after}
          disabled={isLoading || seconds > 0}
          onClick={() => void askForCode()}
        >
          {seconds > 0 ? `${seconds} 秒后重发` : '获取验证码'}
        </button>
      }
    />
  )
}

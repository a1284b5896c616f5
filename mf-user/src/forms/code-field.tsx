import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { useState } from 'react'
import css from './field.module.css'
import { TextField, type TextFieldProps } from './text-field'
import { useCountdown } from './use-countdown'

/** When the next code may be requested; on development servers also the code itself. */
export type SentCode = { retryAfterMs: number; code?: string }

export type CodeFieldProps = Omit<TextFieldProps, 'after' | 'label'> & {
  /**
   * Sends a code. Null when the number is invalid; the form then shows its error. Rejects with an
   * `ApiError`.
   */
  onSend: () => Promise<SentCode | null>
  /** Called with the code on development servers, which return it: the form fills it in. */
  onDevCode: (code: string) => void
}

/** SMS code field with a button that sends a code, at most once a minute. */
export function CodeField({ onSend, onDevCode, error, ...field }: CodeFieldProps) {
  const host = useHost()
  const [isLoading, setLoading] = useState(false)
  const { seconds, start } = useCountdown()
  const [apiError, setApiError] = useState<string>()

  async function askForCode() {
    setLoading(true)
    try {
      const sent = await onSend()
      if (sent === null) return
      const { retryAfterMs, code } = sent
      setApiError(undefined)
      start(retryAfterMs)
      host.toast({ text: '验证码已发送', kind: 'success' })
      if (code !== undefined) onDevCode(code)
    } catch (failure) {
      const { message, retryAfterMs } = failure as ApiError
      if (retryAfterMs !== undefined) start(retryAfterMs)
      setApiError(message)
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

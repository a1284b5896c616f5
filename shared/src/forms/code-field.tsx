import { useState } from 'react'
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form'
import { FIELD_PATTERNS } from '../contracts/http'
import { useHost } from '../host'
import { apiErrorOf } from './api-error-text'
import css from './field.module.css'
import { TextField } from './text-field'
import { useCountdown } from './use-countdown'
import type { FieldOfForm } from './use-field'

const CODE_RULES = {
  required: '请输入验证码',
  pattern: { value: new RegExp(FIELD_PATTERNS.smsCode), message: '验证码是 6 位数字' },
}

/** When the next code may be requested; on development servers also the code itself. */
export type SentCode = { retryAfterMs: number; code?: string }

export type CodeFieldProps<Values extends FieldValues> = FieldOfForm<Values> & {
  /** Field with the number that the code is sent to: it is validated before a code is sent. */
  phoneName?: FieldPath<Values>
  /**
   * Sends a code to `phone`, which is empty without `phoneName`. Rejects with an `ApiError`.
   */
  onSend: (phone: string) => Promise<SentCode>
}

/**
 * SMS code field with a button that sends a code, at most once a minute. The server decides: a
 * request that comes too soon, such as after a reload, starts the countdown too.
 */
export function CodeField<Values extends FieldValues>({
  phoneName,
  onSend,
  ...field
}: CodeFieldProps<Values>) {
  const sending = useCodeSending(field, phoneName, onSend)
  return (
    <TextField
      {...field}
      otherError={sending.error}
      rules={CODE_RULES}
      label="验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <button
          type="button"
          className={css.after}
          disabled={sending.isLoading || sending.seconds > 0}
          onClick={() => void sending.send()}
        >
          {sending.seconds > 0 ? `${sending.seconds} 秒后重发` : '获取验证码'}
        </button>
      }
    />
  )
}

function useCodeSending<Values extends FieldValues>(
  { form, name }: FieldOfForm<Values>,
  phoneName: FieldPath<Values> | undefined,
  onSend: (phone: string) => Promise<SentCode>,
) {
  const host = useHost()
  const [isLoading, setLoading] = useState(false)
  const { seconds, start } = useCountdown()
  const [error, setError] = useState<string>()

  async function send() {
    setLoading(true)
    try {
      if (phoneName && !(await form.trigger(phoneName, { shouldFocus: true }))) return
      const { retryAfterMs, code } = await onSend(phoneName ? form.getValues(phoneName) : '')
      setError(undefined)
      start(retryAfterMs)
      host.toast({ text: '验证码已发送', kind: 'success' })
      if (code !== undefined) form.setValue(name, code as PathValue<Values, FieldPath<Values>>)
    } catch (failure) {
      const { message, retryAfterMs } = apiErrorOf(failure)
      if (retryAfterMs !== undefined) start(retryAfterMs)
      setError(message)
    } finally {
      setLoading(false)
    }
  }
  return { send, isLoading, seconds, error }
}

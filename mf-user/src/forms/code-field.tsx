import type { ApiError } from '@saidian/shared/api'
import type { CodePurpose } from '@saidian/shared/contracts'
import { useHost } from '@saidian/shared/host'
import { useState } from 'react'
import { useSendCodeMutation } from '../account/account.api'
import css from './field.module.css'
import { TextField, type TextFieldProps } from './text-field'
import { useCountdown } from './use-countdown'

export type CodeFieldProps = Omit<TextFieldProps, 'after' | 'label'> & {
  purpose: CodePurpose
  /** The number to send to; null when what is typed is none, and the form says so. */
  phone: () => Promise<string | null>
  /** Development servers tell the code: it is typed for the person. */
  onTold: (code: string) => void
}

/** The code of an SMS, with the button that sends one: again after a minute. */
export function CodeField({ purpose, phone, onTold, error, ...field }: CodeFieldProps) {
  const host = useHost()
  const [send, { isLoading }] = useSendCodeMutation()
  const { seconds, start } = useCountdown()
  const [refusal, setRefusal] = useState<string>()

  async function askForCode() {
    const number = await phone()
    if (number === null) return
    setRefusal(undefined)
    try {
      const { retryAfterMs, code } = await send({ body: { phone: number, purpose } }).unwrap()
      start(retryAfterMs)
      host.toast({ text: '验证码已发送', kind: 'success' })
      if (code !== undefined) onTold(code)
    } catch (failure) {
      const { message, retryAfterMs } = failure as ApiError
      if (retryAfterMs !== undefined) start(retryAfterMs)
      setRefusal(message)
    }
  }

  return (
    <TextField
      {...field}
      error={error ?? refusal}
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

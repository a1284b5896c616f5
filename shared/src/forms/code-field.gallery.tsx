import { useEffect, useRef } from 'react'
import { ApiFailure } from '../api'
import { CodeField, type SentCode } from './code-field'
import { useApiForm } from './use-api-form'

const TOO_SOON = {
  code: 429,
  reason: 'codes.tooSoon',
  message: '验证码发送太频繁，请稍后再试',
  retryable: true,
  retryAfterMs: 42_000,
}

/** A field whose button was pressed after it was shown, unless `isAsked` is false. */
function Code({ send, isAsked = true }: { send: () => Promise<SentCode>; isAsked?: boolean }) {
  const form = useApiForm({ defaultValues: { code: '' }, send: async () => undefined })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) box.current?.querySelector('button')?.click()
  }, [isAsked])
  return (
    <div ref={box}>
      <CodeField form={form} name="code" onSend={send} />
    </div>
  )
}

const sendWell = async () => ({ retryAfterMs: 60_000 })
const sendTooSoon = () => Promise.reject(new ApiFailure(TOO_SOON))

export function NotSentYet() {
  return <Code send={sendWell} isAsked={false} />
}

export function Sent() {
  return <Code send={sendWell} />
}

export function TooSoon() {
  return <Code send={sendTooSoon} />
}

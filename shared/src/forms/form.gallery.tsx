import { useEffect } from 'react'
import { ApiFailure } from '../api'
import { Form } from './form'
import { TextField } from './text-field'
import { useApiForm } from './use-api-form'

const FAILURE = { code: 500, reason: 'server.error', message: '服务器开小差了', retryable: true }

function Sample({ send, label }: { send: () => Promise<void>; label: string }) {
  const form = useApiForm({ defaultValues: { code: 'SD-2026' }, send })
  return (
    <Form form={form} label={label} action="兑换">
      <TextField form={form} name="code" label="兑换码" />
    </Form>
  )
}

/** Sends the form once, as a tap on its button does. */
function Sent({ send, label }: { send: () => Promise<void>; label: string }) {
  useEffect(() => {
    document.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`)?.requestSubmit()
  }, [label])
  return <Sample send={send} label={label} />
}

export function Ready() {
  return <Sample send={async () => undefined} label="兑换" />
}

export function Busy() {
  return <Sent send={() => new Promise(() => undefined)} label="正在兑换" />
}

export function Failed() {
  return <Sent send={() => Promise.reject(new ApiFailure(FAILURE))} label="兑换失败" />
}

import { useEffect } from 'react'
import { TextArea } from './text-area'
import { useApiForm } from './use-api-form'

function useFeedback(text = '') {
  return useApiForm({ defaultValues: { text }, send: async () => undefined })
}

export function Empty() {
  return <TextArea form={useFeedback()} name="text" label="问题描述" hint="说说哪里不好用" />
}

export function Filled() {
  return <TextArea form={useFeedback('比分比电视慢了半分钟。')} name="text" label="问题描述" />
}

export function WithAnError() {
  const form = useFeedback('慢')
  const { setError } = form
  useEffect(() => setError('text', { message: '至少写 5 个字' }), [setError])
  return <TextArea form={form} name="text" label="问题描述" />
}

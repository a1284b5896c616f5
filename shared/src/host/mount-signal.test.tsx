import { render } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { useMountSignal } from './mount-signal'

const events = new EventTarget()
let calls = 0
let last: AbortSignal | null = null

function Page() {
  const signal = useMountSignal()
  last = signal
  useEffect(() => events.addEventListener('goal', () => (calls += 1), { signal }), [signal])
  return <p>page</p>
}

beforeEach(() => {
  calls = 0
})

test.each([
  ['', <Page key="page" />],
  [
    ' in strict mode',
    <StrictMode key="strict">
      <Page />
    </StrictMode>,
  ],
])('listens while the page is shown, and no longer%s', (_, element) => {
  const { rerender, unmount } = render(element)
  const first = last
  events.dispatchEvent(new Event('goal'))
  expect(calls).toBe(1)
  rerender(element)
  expect(last).toBe(first)
  unmount()
  expect(last?.aborted).toBe(true)
  events.dispatchEvent(new Event('goal'))
  expect(calls).toBe(1)
})

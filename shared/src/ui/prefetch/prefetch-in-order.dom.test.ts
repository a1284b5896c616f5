import { prefetchInOrder } from './prefetch-in-order'

const connection = (given: object) =>
  Object.defineProperty(navigator, 'connection', { value: given, configurable: true })
const hide = () => Object.defineProperty(document, 'hidden', { value: true, configurable: true })

beforeEach(() => {
  globalThis.requestIdleCallback = (act) => setTimeout(act) as unknown as number
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(document, 'hidden')
  delete document.documentElement.dataset.saver
})

function open() {
  const begun: string[] = []
  const end = new AbortController()
  const task = (name: string, act?: () => void) => async () => {
    begun.push(name)
    act?.()
  }
  return { begun, end, task }
}

test('runs the tasks in their order; a failed one does not stop the others', async () => {
  const { begun, end, task } = open()
  const failing = task('second', () => {
    throw new TypeError('Failed to fetch')
  })
  await prefetchInOrder([task('first'), failing, task('third')], end.signal)
  expect(begun).toEqual(['first', 'second', 'third'])
})

test.each([
  ['the page is hidden', hide],
  ['the connection is of the second generation', () => connection({ effectiveType: '2g' })],
  ['the browser saves data', () => connection({ saveData: true })],
  ['省流量模式 is on', () => Object.assign(document.documentElement.dataset, { saver: '' })],
])('runs nothing while %s', async (_, arrange) => {
  const { begun, end, task } = open()
  arrange()
  await prefetchInOrder([task('first')], end.signal)
  expect(begun).toEqual([])
})

test('ends before the next task when its signal aborts', async () => {
  const { begun, end, task } = open()
  await prefetchInOrder([task('first', () => end.abort()), task('second')], end.signal)
  expect(begun).toEqual(['first'])
})

import { RemoteError } from '../remote-error'
import { executeEntry } from './execute-entry'
import { createEntryLoader } from './load-entry'

const URL = 'https://cdn.example/remotes/mf_live/1/remoteEntry.js'

function elementOf(url: string) {
  const script = document.createElement('script')
  script.src = url
  return script
}

function loader(run: typeof executeEntry) {
  let now = 100
  const tracked: unknown[] = []
  const load = createEntryLoader({
    elementOf,
    run,
    track: (event, values) => tracked.push([event, values]),
    now: () => now,
    wait: async () => {
      now += 250
    },
  })
  return { load: () => load('mf_live', URL), tracked }
}

const failing = (kind: 'files' | 'timeout' | 'execution') =>
  new RemoteError('mf_live', kind, 'planted')

describe('an entry', () => {
  test('whose file fails once is requested again, and the time of both is tracked', async () => {
    const run = jest.fn(async () => undefined).mockRejectedValueOnce(failing('files'))
    const { load, tracked } = loader(run)
    await load()
    expect(run).toHaveBeenCalledTimes(2)
    const values = { remote: 'mf_live', outcome: 'second try', ms: 250 }
    expect(tracked).toEqual([['remote.entry', values]])
  })

  test.each(['timeout', 'execution'] as const)('is not retried after %s', async (kind) => {
    const run = jest.fn(async () => Promise.reject(failing(kind)))
    const { load, tracked } = loader(run)
    await expect(load()).rejects.toMatchObject({ kind })
    expect(run).toHaveBeenCalledTimes(1)
    expect(tracked).toEqual([['remote.entry', { remote: 'mf_live', outcome: 'failed', ms: 0 }]])
  })
})

describe('a script', () => {
  const begin = () => {
    const script = elementOf(URL)
    return { script, ran: executeEntry('mf_live', script) }
  }
  const ended = (script: HTMLScriptElement, type: 'load' | 'error') =>
    script.dispatchEvent(new Event(type))

  test('that has run is removed from the page', async () => {
    const { script, ran } = begin()
    expect(script.isConnected).toBe(true)
    ended(script, 'load')
    await ran
    expect(script.isConnected).toBe(false)
  })

  test('that threw fails though its file has loaded', async () => {
    const { script, ran } = begin()
    dispatchEvent(new ErrorEvent('error', { filename: 'other.js', message: 'of another script' }))
    dispatchEvent(new ErrorEvent('error', { filename: URL, message: 'planted' }))
    ended(script, 'load')
    await expect(ran).rejects.toMatchObject({ kind: 'execution', message: expect.any(String) })
    await expect(ran).rejects.toThrow('threw: planted')
  })

  test('whose file does not load fails with its address', async () => {
    const { script, ran } = begin()
    ended(script, 'error')
    await expect(ran).rejects.toMatchObject({ kind: 'files' })
    await expect(ran).rejects.toThrow(URL)
  })

  test('that takes more than 8 s has timed out', async () => {
    jest.useFakeTimers()
    const { ran } = begin()
    jest.advanceTimersByTime(8_000)
    jest.useRealTimers()
    await expect(ran).rejects.toMatchObject({ kind: 'timeout' })
  })
})

import { vouchFor } from '../vouched-files'
import { integrityPlugin } from './integrity'
import { retryPlugin } from './retry'
import { telemetryPlugin } from './telemetry'

type Hook = (given: unknown) => unknown
const base = 'https://cdn.example/remotes/mf_live/1/'
const files = vouchFor([
  { version: '1', base, integrity: { 'remoteEntry.js': 'sha384-entry', 'a.css': 'sha384-style' } },
])

describe('integrity', () => {
  const plugin = integrityPlugin(files, (url) => url)
  const script = (url: string) =>
    (plugin.createScript as unknown as Hook)({ url }) as { script: HTMLScriptElement }

  test('a script carries its digest, asks across origins and does not wait for ever', () => {
    const made = script(`${base}remoteEntry.js`)
    expect(made).toMatchObject({ timeout: 8000 })
    expect(made.script.integrity).toBe('sha384-entry')
    expect(made.script.crossOrigin).toBe('anonymous')
    expect(made.script.src).toBe(`${base}remoteEntry.js`)
  })

  test('the second request for a script has an address of its own', () => {
    expect(script(`${base}remoteEntry.js`).script.src).toContain('remoteEntry.js?again=')
  })

  test('a file without a digest is not loaded', () => {
    expect(() => script(`${base}unknown.js`)).toThrow('no pinned digest')
    expect(() => script('https://evil.example/x.js')).toThrow('no pinned digest')
  })
})

describe('retry', () => {
  const failing = (
    plugin: ReturnType<typeof retryPlugin>,
    getRemoteEntry: () => Promise<string>,
  ) => {
    const globalLoading: Record<string, unknown> = { key: 'the failed one' }
    const given = {
      getRemoteEntry,
      origin: {},
      remoteInfo: { entry: '/e.js' },
      globalLoading,
      uniqueKey: 'key',
    }
    return { globalLoading, again: (plugin.loadEntryError as unknown as Hook)(given) }
  }

  test('asks once more, and not for the promise that has failed', async () => {
    const { again, globalLoading } = failing(retryPlugin(), async () => 'the entry')
    expect(globalLoading).toEqual({})
    await expect(again).resolves.toBe('the entry')
  })

  test('does not try again what was silent', async () => {
    let now = 0
    const plugin = retryPlugin(() => now)
    ;(plugin.createScript as unknown as Hook)({ url: '/e.js' })
    now = 8000
    const asked = jest.fn()
    await expect(failing(plugin, asked).again).resolves.toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('telemetry', () => {
  test('tells how long an entry took and whether it came at the first try', async () => {
    let now = 100
    const tracked: unknown[] = []
    const plugin = telemetryPlugin(
      (event, values) => tracked.push([event, values]),
      () => now,
    )
    const remoteInfo = { name: 'mf_live' }
    ;(plugin.createScript as unknown as Hook)({ remoteInfo })
    now = 350
    await (plugin.afterLoadEntry as unknown as Hook)({ remoteInfo, recovered: true })
    await (plugin.afterLoadEntry as unknown as Hook)({ remoteInfo, cached: true })
    expect(tracked).toEqual([
      ['remote.entry', { remote: 'mf_live', outcome: 'second try', ms: 250 }],
    ])
  })
})

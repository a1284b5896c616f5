import { createIntegrityMap } from '../../files/integrity-map'
import { integrityPlugin } from './integrity'
import { retryPlugin } from './retry'
import { telemetryPlugin } from './telemetry'

type Hook = (given: unknown) => unknown
const base = 'https://cdn.example/remotes/mf_live/1/'
const files = createIntegrityMap([
  { base, integrity: { 'remoteEntry.js': 'sha384-entry', 'a.css': 'sha384-style' } },
])

describe('integrity', () => {
  const plugin = integrityPlugin(files, (url) => url)
  const script = (url: string) =>
    (plugin.createScript as unknown as Hook)({ url }) as { script: HTMLScriptElement }

  test('a script has a digest, a CORS mode for another origin and a timeout', () => {
    const made = script(`${base}remoteEntry.js`)
    expect(made).toMatchObject({ timeout: 8000 })
    expect(made.script.integrity).toBe('sha384-entry')
    expect(made.script.crossOrigin).toBe('anonymous')
    expect(made.script.src).toBe(`${base}remoteEntry.js`)
  })

  test('the second request for a script has another address', () => {
    expect(script(`${base}remoteEntry.js`).script.src).toContain('remoteEntry.js?again=')
  })

  test('does not load a file without a digest', () => {
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

  test('requests the entry again instead of reusing the failed promise', async () => {
    const { again, globalLoading } = failing(retryPlugin(), async () => 'the entry')
    expect(globalLoading).toEqual({})
    await expect(again).resolves.toBe('the entry')
  })

  test('does not retry after a timeout', async () => {
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
  test('reports how long an entry took and whether it needed a retry', async () => {
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

import { versionIn, watchForNewVersion } from './version-check'

const html = (setId: string, file = 'main.11aa22bb.js', libraries = 'libraries.5e6f7a8b.js') =>
  `<html><head><script defer src="/assets/${libraries}"></script>` +
  `<script defer src="/assets/${file}"></script></head><body>` +
  `<script id="boot" type="application/json">{"setId":"${setId}"}</script></body></html>`

test('a version consists of the set of remotes and the files of the shell', () => {
  expect(versionIn(html('s1'))).toBe('s1 /assets/libraries.5e6f7a8b.js /assets/main.11aa22bb.js')
  expect(versionIn(html('s1', 'main.11aa22bb.js', 'libraries.99ff00ee.js'))).not.toBe(
    versionIn(html('s1')),
  )
  expect(versionIn(html('s1', 'main.99ff00ee.js'))).not.toBe(versionIn(html('s1')))
  expect(versionIn('<html>captive portal</html>')).toBeNull()
  expect(versionIn('<script id="boot">not json</script>')).toBeNull()
})

describe('a page that becomes visible again', () => {
  const realFetch = globalThis.fetch
  let served: () => Promise<Response>
  let asked: number
  let offers: number
  let life: AbortController

  beforeEach(() => {
    jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask', 'nextTick'] })
    asked = 0
    offers = 0
    globalThis.fetch = () => {
      asked += 1
      return served()
    }
    document.documentElement.innerHTML = html('s1')
    life = new AbortController()
    watchForNewVersion(() => {
      offers += 1
    }, life.signal)
  })
  afterEach(() => {
    life.abort()
    jest.useRealTimers()
    globalThis.fetch = realFetch
  })

  async function showAfter(minutes: number) {
    jest.setSystemTime(Date.now() + minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    for (let index = 0; index < 10; index += 1) await Promise.resolve()
  }

  test('offers a newer version after ten minutes and requests no page sooner', async () => {
    served = async () => new Response(html('s2'))
    await showAfter(9)
    expect([asked, offers]).toEqual([0, 0])
    await showAfter(2)
    expect([asked, offers]).toEqual([1, 1])
  })

  test('offers nothing for the same version, an error answer or without a network', async () => {
    served = async () => new Response(html('s1'))
    await showAfter(11)
    served = async () => new Response('busy', { status: 503 })
    await showAfter(11)
    served = () => Promise.reject(new TypeError('Failed to fetch'))
    await showAfter(11)
    expect([asked, offers]).toEqual([3, 0])
  })
})

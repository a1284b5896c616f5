import { type ComponentType, useEffect } from 'react'
import type { RemoteModule } from '../../host'
import { createWorld } from '../create-world'
import { leftAfter } from './test-remote'

const PATH = '/leaky'

function remoteOf(Component: ComponentType, setup?: RemoteModule['setup']): RemoteModule {
  return { name: 'mf_leaky', contract: 1, routes: () => [{ path: PATH, Component }], setup }
}

/** A page that starts something when it is shown, and never ends it. */
function pageThat(start: () => void): ComponentType {
  return function Page() {
    useEffect(start, [])
    return <p>content</p>
  }
}

const left = (remote: RemoteModule) =>
  leftAfter({ remote, path: PATH, address: PATH, world: createWorld() })

const ignore = () => undefined
/** Ends what the last page left, so that it does not reach the next test. */
let end: () => void = ignore
afterEach(() => {
  end()
  end = ignore
})

test('a page that ends what it started leaves nothing', async () => {
  function Page() {
    useEffect(() => {
      const life = new AbortController()
      addEventListener('resize', ignore, { signal: life.signal })
      const timer = setInterval(ignore, 1000)
      return () => {
        life.abort()
        clearInterval(timer)
      }
    }, [])
    return <p>content</p>
  }
  expect(await left(remoteOf(Page))).toEqual([])
})

test.each<[string, () => () => void, RegExp]>([
  [
    'a listener of the window',
    () => {
      addEventListener('resize', ignore)
      return () => removeEventListener('resize', ignore)
    },
    /^listener of resize on window by shared\/src\/testing\/remote\/test-remote.test.tsx:\d+$/,
  ],
  [
    'a listener of the visibility',
    () => {
      document.addEventListener('visibilitychange', ignore)
      return () => document.removeEventListener('visibilitychange', ignore)
    },
    /^listener of visibilitychange on document/,
  ],
  [
    'an interval',
    () => {
      const timer = setInterval(ignore, 1000)
      return () => clearInterval(timer)
    },
    /^setInterval of 1000 ms by/,
  ],
  [
    'a long timer',
    () => {
      const timer = setTimeout(ignore, 60_000)
      return () => clearTimeout(timer)
    },
    /^setTimeout of 60000 ms by/,
  ],
  [
    'an observer',
    () => {
      const observer = new MutationObserver(ignore)
      observer.observe(document.body, { childList: true })
      return () => observer.disconnect()
    },
    /^MutationObserver by/,
  ],
  [
    'a style sheet',
    () => {
      const style = document.head.appendChild(document.createElement('style'))
      return () => style.remove()
    },
    /^left in the document: <style>/,
  ],
  [
    'an attribute of the document',
    () => {
      document.body.classList.add('locked')
      return () => document.body.removeAttribute('class')
    },
    /^<body> has class="locked"/,
  ],
])('%s that a page leaves behind is named', async (_, start, sentence) => {
  const Page = pageThat(() => {
    end = start()
  })
  expect(await left(remoteOf(Page))).toEqual([expect.stringMatching(sentence)])
})

test('a topic that setup follows without its signal is named', async () => {
  const remote = remoteOf(
    () => <p>content</p>,
    (host) => host.live.subscribe('board/football', { onEvent: ignore }, new AbortController()),
  )
  expect(await left(remote)).toEqual(['topic board/football is still followed'])
})

test('a route of remote.json without code is named', async () => {
  const remote = { ...remoteOf(() => null), routes: () => [] }
  await expect(left(remote)).rejects.toThrow('mf_leaky has no code for /leaky')
})

import { makePageBoot, makePinnedRemote } from '@saidian/shared/testing'
import { registerWorker } from './register-worker'

const list = { integrity: {}, manifest: { metaData: { remoteEntry: { path: '', name: '' } } } }
const remotes = [makePinnedRemote(), makePinnedRemote({ name: 'mf_user' })]
const boot = makePageBoot({ remotes, lists: { mf_live: list } })
const digests: Record<string, string> = {
  '/assets/main.1a.js': 'sha384-main',
  '/remotes/mf_live/1.0.0/page.js': 'sha384-page',
}

/** What the page sends to the worker after it has loaded the files. */
async function messageAfter(loaded: readonly string[]): Promise<unknown> {
  const active = { postMessage: jest.fn() }
  const workers = { register: async () => undefined, ready: Promise.resolve({ active }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  const entries = loaded.map((path) => ({ name: location.origin + path, serverTiming: [] }))
  jest.useFakeTimers()
  Object.assign(performance, { getEntriesByType: () => entries })
  registerWorker(boot, (path) => digests[path])
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(3_000)
  jest.useRealTimers()
  return active.postMessage.mock.lastCall?.[0]
}

test('the worker stores loaded files by digest, and lists that were in the page', async () => {
  const flag = '/assets/flag-cn.1a.svg'
  expect(await messageAfter([...Object.keys(digests), flag, '/live/football/list'])).toEqual({
    type: 'remember',
    urls: ['/', ...Object.keys(digests), flag, '/remotes/mf_live/1.0.0/files.0a1b2c3d.json'],
    digests: { ...digests, '/remotes/mf_live/1.0.0/files.0a1b2c3d.json': 'sha384-list' },
  })
})

test('code without a digest is not stored', async () => {
  const message = await messageAfter([
    '/assets/other.1a.js',
    '/remotes/mf_live/1.0.0/other.css?again=1',
  ])
  expect(message).toMatchObject({
    urls: ['/', '/remotes/mf_live/1.0.0/files.0a1b2c3d.json'],
  })
})

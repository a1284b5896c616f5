import { waitFor } from '@testing-library/react'
import type { UserInfo } from '../../contracts/profile'
import type { RemoteMeta } from '../../contracts/registry'
import type { RemoteModule } from '../../host'
import { sessionSlice } from '../../store'
import { createWorld, type World } from '../create-world'
import { answer, createFakeHttp, type FakeAnswer, type SeenRequest } from '../fake-http'
import { installBrowserParts } from './browser-parts'
import { emptyReply } from './empty-reply'
import { endpointOf } from './known-endpoints'
import { followedQueries, type OpenRoute, openRoute } from './open-route'
import { watchLeaks } from './watch-leaks'

type Answers = Parameters<typeof createFakeHttp>[0]

/** A route with content. */
export type RouteSample = {
  /** Address with values for the parameters of the path; the path itself without it. */
  address?: string
  /** A text that only the content of the page has. */
  shows: string | RegExp
  /** The page is of use without its calls: it need not say that they wait or have failed. */
  needsNoData?: boolean
}

export type RemoteSamples = {
  /** What the network answers to a page with content, by `GET /path`. */
  answers: Answers
  /** A sample of each route of `remote.json` with a page, by its path. */
  routes: Record<string, RouteSample>
  /** The member, where pages need to know who it is before any call. */
  member?: UserInfo
}

type State = {
  /** What the network does; a call that waits fails when `signal` aborts. */
  play: (signal: AbortSignal) => Answers
  /** What a page shows that waits for such calls. */
  sign: string
}

const STATES: Record<'loading' | 'error' | 'empty', State> = {
  loading: {
    play: (signal) => ({
      '*': () =>
        new Promise((settle) => {
          // Also for a call that begins after the page was left, behind what the device had stored.
          if (signal.aborted) settle('no network')
          signal.addEventListener('abort', () => settle('no network'))
        }),
    }),
    sign: '[role="status"], [aria-busy="true"]',
  },
  error: { play: () => ({ '*': 'no network' }), sign: '[role="alert"]' },
  empty: { play: () => ({ '*': emptyAnswer }), sign: '*' },
}

/**
 * The contract test that every remote runs: each page of its `remote.json` renders while its calls
 * are under way, when they fail, when the replies have nothing in them and with the given content,
 * and leaves nothing behind: no listener, timer, observer, socket, style sheet or query.
 */
export function testRemote(remote: RemoteModule, meta: RemoteMeta, samples: RemoteSamples): void {
  const pages = meta.routes.filter(({ redirect, planned }) => !redirect && !planned)
  let uninstall: () => void
  beforeAll(async () => {
    uninstall = installBrowserParts()
    // The shell has loaded it before any remote: what it listens to is not left by a page.
    await import('../../ui')
  })
  afterAll(() => uninstall())

  test(`${meta.name} has the name of its remote.json, and a sample of each page`, () => {
    expect(remote.name).toBe(meta.name)
    expect(Object.keys(samples.routes).sort()).toEqual(pages.map(({ path }) => path).sort())
  })

  // Jest allows no empty table: a remote may have planned pages only.
  if (pages.length === 0) return
  describe.each(pages)('$path', ({ path, guard }) => {
    const sample = samples.routes[path] ?? { shows: '' }
    const address = sample.address ?? path.replace(/\/:\w+\?/g, '')
    const show = async (answersOf: (signal: AbortSignal) => Answers, check: Check) => {
      const network = new AbortController()
      const world = createWorld({ http: createFakeHttp(answersOf(network.signal)) })
      if (guard === 'authenticated') logIn(world, samples.member)
      expect(await leftAfter({ remote, path, address, world }, check, network)).toEqual([])
    }

    test.each(Object.entries(STATES))(
      '%s: says so, and leaves nothing behind',
      (name, { play, sign }) =>
        show(play, ({ container }, { http }) => {
          expect(container).not.toBeEmptyDOMElement()
          if (http.requests.length === 0 || sample.needsNoData) return
          expect(container.querySelector(sign)).not.toBeNull()
          if (name === 'empty') expect(container.querySelector('[role="alert"]')).toBeNull()
          expect(http.requests.filter(isUnknown)).toEqual([])
        }),
    )

    test('content: shows it, and leaves nothing behind', () =>
      show(
        () => samples.answers,
        ({ container }) => expect(container).toHaveTextContent(sample.shows),
      ))
  })
}

type Check = (page: OpenRoute, world: World) => void
type Opened = Parameters<typeof openRoute>[0]

/**
 * Opens a page, waits for `check`, leaves it, and returns what is left. `network` ends the calls
 * that still wait.
 */
export async function leftAfter(
  opened: Opened,
  check: Check = () => undefined,
  network = new AbortController(),
): Promise<string[]> {
  const { world } = opened
  const watch = watchLeaks()
  const leftNow = () => [...watch.leaks(), ...world.live.listeners(), ...world.im.listeners()]
  try {
    const page = await openRoute(opened)
    await waitFor(() => {
      expect(page.thrown).toEqual([])
      check(page, world)
    })
    await page.close()
    const followed = followedQueries(world)
    network.abort()
    // The cache of the shell stays, and follows for a minute what a reader may come back to.
    world.store.forgetAnswers()
    await waitFor(() => expect(leftNow()).toEqual([]), { timeout: LINGER_MS }).catch(
      () => undefined,
    )
    return [...followed, ...leftNow()]
  } finally {
    watch.stop()
  }
}

/** How long a short timer, as that of an animation, may run after its page on a loaded machine. */
const LINGER_MS = 3_000

function logIn({ store }: World, member: UserInfo | undefined): void {
  store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
  if (member) store.dispatch(sessionSlice.actions.userInfoRead(member))
}

function isUnknown({ method, url }: SeenRequest): boolean {
  return endpointOf(method, url) === undefined
}

function emptyAnswer({ method, url }: SeenRequest): FakeAnswer {
  const endpoint = endpointOf(method, url)
  return endpoint ? answer(emptyReply(endpoint.reply)) : { status: 404, body: '' }
}

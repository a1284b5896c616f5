import { CODE } from '../contracts/http'
import { answer, apiError, createFakeHttp, type FakeAnswer } from '../testing'
import { type ApiError, ApiFailure } from './api-error'
import type { HttpEventName, HttpEvents } from './http-events'
import { slowCalls } from './slow-calls'

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call should have failed')
    },
    (failure: unknown) => {
      if (!(failure instanceof ApiFailure)) throw failure
      return failure.error
    },
  )

function receivedOn(events: HttpEvents): string[] {
  const received: string[] = []
  const never = new AbortController().signal
  const names: HttpEventName[] = ['http code exception', 'user-logout', 'bad request']
  for (const name of names)
    events.on(name, ({ reason }) => received.push(`${name}: ${reason}`), never)
  return received
}

test('a successful call answers the data of its envelope', async () => {
  const http = createFakeHttp({ 'GET /live/football/filter': answer([1, 2]) })
  await expect(
    http({ method: 'GET', path: '/live/football/filter', query: { date: '2026-11-21' } }),
  ).resolves.toEqual([1, 2])
  expect(http.requests).toMatchObject([{ query: { date: '2026-11-21' }, headers: {} }])
})

test.each([
  ['/imapi/chat/list', 'https://msg.example'],
  ['/imserver/websocket/address', 'https://msg.example'],
  ['/api/room/1', 'https://room.example'],
  ['/live/football/live', 'https://main.example'],
  ['/imapiary', 'https://main.example'],
  ['/apis/x', 'https://main.example'],
])('%s goes to %s', async (path, host) => {
  const hosts = {
    mainHost: 'https://main.example',
    messageHost: 'https://msg.example',
    roomHost: 'https://room.example',
  }
  const http = createFakeHttp({ [`GET ${host}${path}`]: answer('here') }, { hosts })
  await expect(http({ method: 'GET', path })).resolves.toBe('here')
})

test('the token of the moment goes in the accessToken header', async () => {
  let token: string | null = null
  const http = createFakeHttp({ 'GET /user/center/info': answer({}) }, { readToken: () => token })
  await http({ method: 'GET', path: '/user/center/info' })
  token = 'abc'
  await http({ method: 'GET', path: '/user/center/info' })
  expect(http.requests.map((request) => request.token)).toEqual([null, 'abc'])
})

test('an error has its reason, retry delay and request id, and is announced', async () => {
  const http = createFakeHttp({
    'GET /x': apiError('request.too_many', { retryAfterMs: 1500, requestId: 'r1' }),
  })
  const received = receivedOn(http.events)
  await expect(failureOf(http({ method: 'GET', path: '/x' }))).resolves.toEqual({
    code: 429,
    reason: 'request.too_many',
    message: '操作太频繁，请稍后再试',
    retryable: true,
    retryAfterMs: 1500,
    requestId: 'r1',
  })
  expect(received).toEqual(['http code exception: request.too_many'])
})

test('the no-token code also announces the logout', async () => {
  const http = createFakeHttp({ 'GET /x': apiError('auth.no_token') })
  const received = receivedOn(http.events)
  await failureOf(http({ method: 'GET', path: '/x' }))
  expect(received).toEqual(['http code exception: auth.no_token', 'user-logout: auth.no_token'])
})

test('a late 401 of an old token does not end the newer session', async () => {
  let token = 'old'
  const rejectAfterLogin = () => {
    token = 'new'
    return apiError('auth.no_token')
  }
  const http = createFakeHttp({ 'GET /x': rejectAfterLogin }, { readToken: () => token })
  const received = receivedOn(http.events)
  await failureOf(http({ method: 'GET', path: '/x' }))
  expect(received).toEqual(['http code exception: auth.no_token'])
})

test('a call in the name of a login that has ended here does not touch the session', async () => {
  const http = createFakeHttp({ 'GET /x': apiError('auth.no_token') }, { readToken: () => 'new' })
  const received = receivedOn(http.events)
  await failureOf(http({ method: 'GET', path: '/x', token: 'old' }))
  expect(http.requests.map((request) => request.token)).toEqual(['old'])
  expect(received).toEqual(['http code exception: auth.no_token'])
})

test('code 20001 of the video list is an answer, not an exception', async () => {
  const body = { code: CODE.noVideo, data: null, message: '暂无视频' }
  const http = createFakeHttp({ 'GET /live/tv/match-list': { status: 200, body } })
  const received = receivedOn(http.events)
  await expect(
    failureOf(http({ method: 'GET', path: '/live/tv/match-list' })),
  ).resolves.toMatchObject({
    code: 20001,
  })
  expect(received).toEqual([])
})

test('HTTP status 400 is announced as a bad request, with or without an envelope', async () => {
  const enveloped = { code: 400, data: null, message: '请求参数有误', reason: 'request.invalid' }
  const http = createFakeHttp({
    'GET /a': { status: 400, body: enveloped },
    'GET /b': { status: 400, body: 'no' },
  })
  const received = receivedOn(http.events)
  await expect(failureOf(http({ method: 'GET', path: '/a' }))).resolves.toMatchObject({
    code: 400,
    retryable: false,
  })
  await expect(failureOf(http({ method: 'GET', path: '/b' }))).resolves.toMatchObject({ code: 400 })
  expect(received.filter((event) => event.startsWith('bad request'))).toHaveLength(2)
})

test('a call in the background is refused without leading anybody elsewhere', async () => {
  const http = createFakeHttp({ 'POST /a': { status: 400, body: 'no' } })
  const received = receivedOn(http.events)
  await expect(
    failureOf(http({ method: 'POST', path: '/a', isBackground: true })),
  ).resolves.toMatchObject({
    code: 400,
  })
  expect(received).toEqual(['http code exception: request.invalid'])
})

test.each([
  ['no network', { code: 0, reason: 'network.offline', retryable: true }],
  ['timeout', { code: 0, reason: 'network.timeout', retryable: true }],
  [
    { status: 200, body: '<html>captive portal</html>' },
    { code: 0, reason: 'reply.malformed' },
  ],
  [
    { status: 502, body: '<html>bad gateway</html>' },
    { code: 500, reason: 'server.fault', retryable: true },
  ],
  [
    { status: 503, body: '' },
    { code: 503, reason: 'server.busy', retryable: true },
  ],
  [
    { status: 404, body: '' },
    { code: 404, reason: 'request.not_found', retryable: false },
  ],
] as const)('%j becomes the one error shape', async (given, expected) => {
  const http = createFakeHttp({ 'GET /x': given })
  await expect(failureOf(http({ method: 'GET', path: '/x' }))).resolves.toMatchObject(expected)
})

describe('an answer that the page asked for early', () => {
  const page = globalThis as { __early?: Record<string, Promise<unknown>> }
  afterEach(() => {
    delete page.__early
  })

  test('is used once, in any order of its parameters; the next call uses the network', async () => {
    page.__early = {
      '/live/list?type=0&platform=4': Promise.resolve({ code: 200, data: 'early', message: '' }),
    }
    const http = createFakeHttp({ 'GET /live/list': answer('network') })
    const call = () =>
      http({ method: 'GET', path: '/live/list', query: { platform: 4, type: 0, date: undefined } })
    await expect(call()).resolves.toBe('early')
    await expect(call()).resolves.toBe('network')
    expect(http.requests).toHaveLength(1)
  })

  test('of a POST is used for the same body only', async () => {
    page.__early = {
      '/list#{"type":0}': Promise.resolve({ code: 200, data: 'early', message: '' }),
    }
    const http = createFakeHttp({ 'POST /list': answer('network'), 'GET /list': answer('network') })
    const post = (body: object) => http({ method: 'POST', path: '/list', body })
    await expect(http({ method: 'GET', path: '/list' })).resolves.toBe('network')
    await expect(post({ type: 0, date: '2026-11-23' })).resolves.toBe('network')
    await expect(post({ type: 0 })).resolves.toBe('early')
    await expect(post({ type: 0 })).resolves.toBe('network')
  })

  test('may be a Response; one that failed gives way to the network', async () => {
    const body = { code: 200, data: 'early', message: '' }
    page.__early = {
      '/a': Promise.resolve(new Response(JSON.stringify(body))),
      '/b': Promise.resolve(new Response('busy', { status: 503 })),
      '/c': Promise.reject(new Error('cut')),
    }
    const http = createFakeHttp({ 'GET /b': answer('network'), 'GET /c': answer('network') })
    await expect(http({ method: 'GET', path: '/a' })).resolves.toBe('early')
    await expect(http({ method: 'GET', path: '/b' })).resolves.toBe('network')
    await expect(http({ method: 'GET', path: '/c' })).resolves.toBe('network')
  })

  test('of a visitor is none of a member where the two differ', async () => {
    page.__early = { '/a': Promise.resolve({ code: 200, data: 'early', message: '' }) }
    const network = { 'GET /a': answer('network') }
    const member = createFakeHttp(network, { readToken: () => 'token' })
    const visitor = createFakeHttp(network)
    const request = { method: 'GET', path: '/a' } as const
    await expect(member({ ...request, login: 'optional' })).resolves.toBe('network')
    await expect(visitor({ ...request, login: 'optional' })).resolves.toBe('early')
    page.__early = { '/a': Promise.resolve({ code: 200, data: 'early', message: '' }) }
    await expect(member(request)).resolves.toBe('early')
  })

  test.each([
    ['never comes', () => new Promise<Response>(() => undefined)],
    ['never ends', async () => new Response(new ReadableStream())],
  ])('that %s gives way to the network', async (_, pending) => {
    jest.useFakeTimers()
    page.__early = { '/a': pending() }
    const http = createFakeHttp({ 'GET /a': answer('network') })
    const call = http({ method: 'GET', path: '/a' })
    await jest.advanceTimersByTimeAsync(8_000)
    await expect(call).resolves.toBe('network')
    jest.useRealTimers()
  })
})

test('a call ends even when its transport never does', async () => {
  jest.useFakeTimers()
  const http = createFakeHttp({ 'GET /x': () => new Promise(() => undefined) })
  const failure = failureOf(http({ method: 'GET', path: '/x' }))
  await jest.advanceTimersByTimeAsync(35_000)
  await expect(failure).resolves.toMatchObject({ reason: 'network.timeout', retryable: true })
  jest.useRealTimers()
})

describe('an answer that this device stored', () => {
  const NOW = 1_770_000_000_000
  const body = { code: 200, data: { serverAt: NOW - 150_000, list: [] }, message: '' }
  beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setTimeout'] }))
  afterEach(() => jest.useRealTimers())
  const readWith = (storedAt?: number) =>
    createFakeHttp({ 'GET /x': { status: 200, body, storedAt } })({ method: 'GET', path: '/x' })

  test('has the clock of the server go on since', async () => {
    await expect(readWith(NOW - 149_000)).resolves.toEqual({ serverAt: NOW - 1_000, list: [] })
  })

  test('is none for a caller that has newer data', async () => {
    const http = createFakeHttp({ 'GET /x': { status: 200, body, storedAt: NOW } })
    await expect(
      failureOf(http({ method: 'GET', path: '/x', needsNetwork: true })),
    ).resolves.toMatchObject({
      reason: 'network.offline',
      retryable: true,
    })
  })

  test('never takes the clock back, and one of the network is left alone', async () => {
    await expect(readWith(NOW + 60_000)).resolves.toEqual(body.data)
    await expect(readWith()).resolves.toEqual(body.data)
  })
})

describe('a call that hangs', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const READ = { method: 'GET', path: '/live/football/live' } as const
  const NEVER = new Promise<FakeAnswer>(() => undefined)

  test('is asked once more and named while a page waits for it', async () => {
    const answers = [NEVER, Promise.resolve(answer('here'))]
    const http = createFakeHttp({ '*': () => answers.shift() ?? NEVER })
    const called = http(READ)
    await jest.advanceTimersByTimeAsync(2_900)
    expect(slowCalls.isAny()).toBe(false)
    await jest.advanceTimersByTimeAsync(100)
    await expect(called).resolves.toBe('here')
    expect(slowCalls.isAny()).toBe(false)
    // What lost is cancelled.
    expect(http.requests.map(({ signal }) => signal?.aborted)).toEqual([true, true])
  })

  test('is asked again by the reader, and the first answer counts', async () => {
    const answers: Promise<FakeAnswer>[] = [NEVER, NEVER, Promise.resolve(answer('third'))]
    const http = createFakeHttp({ '*': () => answers.shift() ?? NEVER })
    const called = http(READ)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(slowCalls.isAny()).toBe(true)
    slowCalls.askAgain()
    await expect(called).resolves.toBe('third')
    expect(slowCalls.isAny()).toBe(false)
  })

  test('fails only when no request is left', async () => {
    let fail: (given: FakeAnswer) => void = () => undefined
    const answers = [
      new Promise<FakeAnswer>((resolve) => {
        fail = resolve
      }),
      NEVER,
    ]
    const http = createFakeHttp({ '*': () => answers.shift() ?? NEVER })
    const called = failureOf(http(READ))
    await jest.advanceTimersByTimeAsync(3_000)
    fail('timeout')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(slowCalls.isAny()).toBe(true)
    await jest.advanceTimersByTimeAsync(31_000)
    expect((await called).reason).toBe('network.timeout')
  })

  test.each([
    ['in the background', { isBackground: true }],
    ['over what a page shows', { needsNetwork: true }],
  ])('is asked once when no page waits for it: %s', async (_, given) => {
    const http = createFakeHttp({ '*': () => NEVER })
    const called = failureOf(http({ ...READ, ...given }))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(slowCalls.isAny()).toBe(false)
    await jest.advanceTimersByTimeAsync(25_000)
    await called
    expect(http.requests).toHaveLength(1)
  })
})

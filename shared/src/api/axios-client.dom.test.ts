/**
 * @jest-environment node
 *
 * The XMLHttpRequest of jsdom keeps the timer of an aborted request, and with it the test run, for
 * the whole timeout.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { STORED_AT_HEADER } from '../contracts/http'
import { ApiFailure } from './api-error'
import { axiosTransport } from './axios-transport'
import { serverClock } from './server-clock'
import type { WireRequest } from './transport'

const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toUTCString()

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (failure: unknown) => (failure instanceof ApiFailure ? failure.error.reason : String(failure)),
  )

describe('axios over a real server', () => {
  let server: Server
  let origin: string
  let seen: { method?: string; url?: string; token?: unknown; body: string }[]

  beforeEach(async () => {
    seen = []
    server = createServer(async (request, response) => {
      if (request.url === '/never') return
      const body = await read(request)
      const { method, url, headers } = request
      seen.push({ method, url, token: headers.accesstoken, body })
      response.writeHead(url?.startsWith('/busy') ? 503 : 200, {
        'content-type': 'application/json',
        ...(url?.startsWith('/stored') && { [STORED_AT_HEADER]: '1234' }),
        ...(url?.startsWith('/old') && {
          'cache-control': 'public, max-age=60',
          date: AN_HOUR_AGO,
        }),
        ...(url?.startsWith('/new') && { 'cache-control': 'private, no-store', date: AN_HOUR_AGO }),
      })
      response.end(JSON.stringify({ code: 200, data: url, message: '' }))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const wire = (given: Partial<WireRequest>): WireRequest => ({
    method: 'GET',
    url: `${origin}/list`,
    query: {},
    body: undefined,
    headers: {},
    ...given,
  })

  test('carries query, header and JSON body', async () => {
    await axiosTransport(
      wire({ query: { platform: 4, none: undefined }, headers: { accessToken: 't' } }),
    )
    await axiosTransport(wire({ method: 'POST', body: { a: 1 } }))
    expect(seen).toEqual([
      { method: 'GET', url: '/list?platform=4', token: 't', body: '' },
      { method: 'POST', url: '/list', token: undefined, body: '{"a":1}' },
    ])
  })

  test('hands over every status with its body', async () => {
    await expect(axiosTransport(wire({ url: `${origin}/busy` }))).resolves.toEqual({
      status: 503,
      body: { code: 200, data: '/busy', message: '' },
    })
  })

  test('reports the progress of a request body up to the whole', async () => {
    const shares: number[] = []
    const body = 'x'.repeat(1024 * 1024)
    await axiosTransport(
      wire({ method: 'POST', body, onProgress: (share) => void shares.push(share) }),
    )
    expect(shares.at(-1)).toBe(1)
    expect([...shares].sort((one, other) => one - other)).toEqual(shares)
    expect(seen[0]?.body).toHaveLength(body.length)
  })

  test('says when this device stored the answer', async () => {
    await expect(axiosTransport(wire({ url: `${origin}/stored` }))).resolves.toMatchObject({
      storedAt: 1234,
    })
  })

  test('only an answer that no cache can hold sets the server clock', async () => {
    await axiosTransport(wire({ url: `${origin}/old` }))
    expect(serverClock.isKnown).toBe(false)
    await axiosTransport(wire({ url: `${origin}/new` }))
    expect(Math.abs(serverClock.toServer(Date.now()) - Date.parse(AN_HOUR_AGO))).toBeLessThan(5_000)
  })

  test('names an unreachable server and a call that the caller aborted', async () => {
    const stop = new AbortController()
    const given = reasonOf(axiosTransport(wire({ url: `${origin}/never`, signal: stop.signal })))
    setTimeout(() => stop.abort(), 50)
    await expect(given).resolves.toBe('request.cancelled')
    server.closeAllConnections()
    server.close()
    await expect(reasonOf(axiosTransport(wire({})))).resolves.toBe('network.offline')
  })
})

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

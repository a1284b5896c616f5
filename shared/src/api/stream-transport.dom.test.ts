/**
 * @jest-environment node
 */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiFailure } from './api-error'
import { createHttp } from './http'
import { createHttpEvents } from './http-events'

const STREAM = { 'content-type': 'text/event-stream' }

describe('an answer in pieces, over a real server', () => {
  let server: Server
  let mainHost: string
  let play: (response: ServerResponse) => void
  let tokens: unknown[]

  beforeEach(async () => {
    tokens = []
    server = createServer((request, response) => {
      tokens.push(request.headers.accesstoken)
      request.resume().on('end', () => play(response))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    mainHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const ask = async (signal?: AbortSignal, onPiece: (piece: string) => void = () => undefined) => {
    const http = createHttp({
      hosts: { mainHost, messageHost: '', roomHost: '' },
      readToken: () => 'secret',
      events: createHttpEvents(),
    })
    let text = ''
    const onText = (piece: string) => {
      text += piece
      onPiece(text)
    }
    const call = http({ method: 'POST', path: '/ask', body: {}, onText, signal })
    const reason = await call.then(
      () => null,
      (failure: unknown) => (failure instanceof ApiFailure ? failure.error.reason : failure),
    )
    return { text, reason }
  }

  test('comes whole, whatever the pieces cut, with the token of the session', async () => {
    play = (response) => {
      response.writeHead(200, STREAM)
      const bytes = Buffer.from('data: 曼城 2-1\n\n')
      response.write(bytes.subarray(0, 8))
      response.end(bytes.subarray(8))
    }
    expect(await ask()).toEqual({ text: 'data: 曼城 2-1\n\n', reason: null })
    expect(tokens).toEqual(['secret'])
  })

  test('an error is an envelope as ever', async () => {
    play = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 429, reason: 'assistant.budget', message: '' }))
    }
    expect(await ask()).toEqual({ text: '', reason: 'assistant.budget' })
  })

  test('a page of a proxy is a busy server', async () => {
    play = (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>')
    expect(await ask()).toEqual({ text: '', reason: 'server.busy' })
  })

  test('a connection that breaks in the middle is a lost network', async () => {
    play = (response) => {
      response.writeHead(200, STREAM)
      response.write('data: a')
    }
    const disconnect = () => server.closeAllConnections()
    expect(await ask(undefined, disconnect)).toEqual({ text: 'data: a', reason: 'network.offline' })
  })

  test('the caller ends it: the server sees the connection close', async () => {
    const stop = new AbortController()
    const closed = new Promise((resolve) => {
      play = (response) => {
        response.on('close', resolve)
        response.writeHead(200, STREAM)
        response.write('data: a')
      }
    })
    const asked = await ask(stop.signal, () => stop.abort())
    expect(asked).toEqual({ text: 'data: a', reason: 'request.cancelled' })
    await closed
  })
})

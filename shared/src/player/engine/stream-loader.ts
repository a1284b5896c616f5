import { readThrown } from '../../lib/thrown'
import type { FlvLibrary, LoaderBase } from './flv-library'

const STATUS = { connecting: 1, buffering: 2, error: 3, complete: 4 } as const

type Range = { from: number; to: number }
/** When the newest bytes arrived, by `performance.now()`. */
export type Traffic = { arrivedAt: number }

/**
 * The part of a library that reads bytes. Its own one leaves the socket of a silent stream open
 * after its end, since it aborts at the next chunk; this one aborts at once.
 */
export function streamLoaderOf({ BaseLoader }: FlvLibrary, traffic: Traffic) {
  return class StreamLoader extends BaseLoader {
    readonly request = new AbortController()

    constructor() {
      super('stream-loader')
    }

    open({ url }: { url: string }, range: Range): void {
      this._status = STATUS.connecting
      void read(this, { url, range, signal: this.request.signal, traffic })
    }

    abort(): void {
      this._status = STATUS.complete
      this.request.abort()
    }

    override destroy(): void {
      this.abort()
      super.destroy()
    }
  }
}

type Reading = { url: string; range: Range; signal: AbortSignal; traffic: Traffic }

async function read(loader: LoaderBase, { url, range, signal, traffic }: Reading): Promise<void> {
  const fail = (type: string, code: number, msg: string) => {
    if (signal.aborted) return
    loader._status = STATUS.error
    loader.onError?.(type, { code, msg })
  }
  try {
    const reply = await fetch(url, { headers: rangeHeaders(range), signal })
    if (!reply.ok || !reply.body) return fail('HttpStatusCodeInvalid', reply.status, '')
    const length = Number(reply.headers.get('content-length') ?? Number.NaN)
    if (length > 0) loader.onContentLengthKnown?.(length)
    const received = await pump(loader, reply.body, { range, signal, traffic })
    if (signal.aborted) return
    if (received < length) return fail('EarlyEof', -1, '')
    loader._status = STATUS.complete
    loader.onComplete?.(range.from, range.from + received - 1)
  } catch (error) {
    fail('Exception', -1, readThrown(error).message)
  }
}

/** Hands the bytes over as they come; answers how many there were. */
async function pump(
  loader: LoaderBase,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { range, signal, traffic }: Omit<Reading, 'url'>,
): Promise<number> {
  const reader = body.getReader()
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || signal.aborted) return received
    loader._status = STATUS.buffering
    traffic.arrivedAt = performance.now()
    const byteStart = range.from + received
    received += value.byteLength
    loader.onDataArrival?.(bufferOf(value), byteStart, received)
  }
}

/** The libraries read a whole buffer, which a view may share with others. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return byteLength === buffer.byteLength
    ? buffer
    : buffer.slice(byteOffset, byteOffset + byteLength)
}

function rangeHeaders({ from, to }: Range): Record<string, string> {
  return from > 0 || to !== -1 ? { range: `bytes=${from}-${to === -1 ? '' : to}` } : {}
}

import { modelError } from './model-error'

const MAX_LINE = 1_000_000

/**
 * The `data:` lines of an event stream. Fails when the endpoint sends nothing for `silenceMs`, or a
 * line without an end.
 */
export async function* eventLines(
  body: ReadableStream<Uint8Array>,
  { silenceMs, signal }: { silenceMs: number; signal: AbortSignal },
): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    while (true) {
      const { done, value } = await nextOf(reader, silenceMs, signal)
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const lines = rest.split(/\r\n|\n|\r/)
      rest = done ? '' : (lines.pop() ?? '')
      if (rest.length > MAX_LINE) throw modelError('a line without an end')
      for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function nextOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silenceMs: number,
  signal: AbortSignal,
) {
  let timer: NodeJS.Timeout | undefined
  let abort: (() => void) | undefined
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(modelError('silent')), silenceMs)
    abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
  })
  try {
    return await Promise.race([
      reader.read().catch((error: unknown) => {
        throw signal.aborted ? signal.reason : modelError(`disconnected: ${String(error)}`)
      }),
      stopped,
    ])
  } finally {
    clearTimeout(timer)
    if (abort) signal.removeEventListener('abort', abort)
  }
}

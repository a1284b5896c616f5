import { ApiFailure, CLIENT_REASONS, type Http } from '@saidian/shared/api'
import {
  type AnswerEvent,
  ASK_PATH,
  isAnswerEvent,
  type Question,
} from '@saidian/shared/contracts/assistant'
import { createParser } from 'eventsource-parser'

type AskOptions = { signal: AbortSignal; onEvent: (event: AnswerEvent) => void }

/**
 * Asks and reports each event of the answer. Rejects with `ApiFailure` when the answer does not
 * come to its end: a stream that stops without `done` or `error` was disconnected.
 */
export async function askAssistant(
  http: Http,
  body: Question,
  { signal, onEvent }: AskOptions,
): Promise<void> {
  let isEnded = false
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = answerEventOf(data)
      if (!event || isEnded) return
      isEnded = event.kind === 'done' || event.kind === 'error'
      onEvent(event)
    },
  })
  const onText = (piece: string) => parser.feed(piece)
  try {
    await http({
      method: 'POST',
      path: ASK_PATH,
      body,
      signal,
      onText,
      login: 'optional',
      isBackground: true,
    })
  } catch (failure) {
    // The connection may break after the last event: nothing is missing.
    if (!isEnded) throw failure
  }
  if (!isEnded) throw new ApiFailure(DISCONNECTED)
}

const DISCONNECTED = {
  code: 0,
  reason: 'network.offline',
  message: CLIENT_REASONS['network.offline'],
  retryable: true,
}

/** The event in a frame; null for one that this version does not know. */
function answerEventOf(data: string): AnswerEvent | null {
  try {
    const value: unknown = JSON.parse(data)
    return isAnswerEvent(value) ? value : null
  } catch {
    return null
  }
}

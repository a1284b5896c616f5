import type { AnswerEvent, AssistantTurn, Question } from '@saidian/shared/contracts/assistant'
import { answer, type FakeAnswer, type SeenRequest } from '@saidian/shared/testing'
import { act } from '@testing-library/react'

/** What the assistant says of itself, without a model. */
export function makeAssistantStart(given: { model?: string | null; left?: number } = {}) {
  return { model: null, suggestions: ['曼城今晚踢谁', '英超积分榜'], left: 30, ...given }
}

/** A whole answer that the server stored. */
export function makeExchange(given: Partial<AssistantTurn> = {}): AssistantTurn {
  return {
    id: '11',
    question: '曼城排第几',
    at: Date.UTC(2026, 10, 20, 2),
    text: '曼城排第 **1** 名',
    blocks: [],
    sources: [],
    unsourced: [],
    suggestions: [],
    state: 'done',
    ...given,
  }
}

/** Where figures of tests come from. */
export const SOURCE = {
  n: 1,
  title: '英超积分榜',
  link: '/live/zq/detail/7?tab=table',
  at: Date.UTC(2026, 10, 20, 2),
}

/** A question under way, whose answer the test plays. */
export type AskedQuestion = {
  body: Question
  token: string | null
  isAborted: () => boolean
  /** Sends text as it is, whatever it is. */
  raw: (text: string) => Promise<void>
  say: (...events: AnswerEvent[]) => Promise<void>
  /** Ends the stream; the answer itself ends by `done` or `error`. */
  end: (how?: FakeAnswer) => Promise<void>
}

/** A network that leaves the answers to the test: `asked` has the questions in order. */
export function createAskNetwork() {
  const asked: AskedQuestion[] = []
  const network = (request: SeenRequest) =>
    new Promise<FakeAnswer>((settle) => {
      const raw = (text: string) => act(async () => request.onText?.(text))
      request.signal?.addEventListener('abort', () => settle('no network'))
      asked.push({
        body: request.body as Question,
        token: request.token,
        isAborted: () => request.signal?.aborted === true,
        raw,
        say: (...events) => raw(events.map((event) => frameOf(event)).join('')),
        end: (how = answer(null)) => act(async () => settle(how)),
      })
    })
  return { asked, network }
}

function frameOf(event: AnswerEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

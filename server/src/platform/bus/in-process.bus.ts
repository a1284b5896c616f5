import type { Answer, Bus } from './bus'
import { REQUEST_TIMEOUT_MS } from './bus'
import { SubjectMap } from './subject-map'

type Listener = (payload: unknown, subject: string) => void

/**
 * The bus of a server in one process. Messages arrive in a later microtask, so `publish` never
 * calls listeners itself.
 */
export function createInProcessBus(): Bus {
  const listeners = new SubjectMap<Listener>()
  const answers = new SubjectMap<Answer>()

  return {
    publish(subject, payload) {
      queueMicrotask(() => {
        for (const listener of listeners.find(subject)) callSafely(listener, payload, subject)
      })
    },
    subscribe: (subject, listener, signal) => listeners.add(subject, listener, signal),
    request(subject, payload, timeoutMs = REQUEST_TIMEOUT_MS) {
      const [answer] = answers.find(subject)
      if (!answer) return Promise.reject(new Error(`nobody answers ${subject}`))
      const answered = Promise.resolve().then(() => answer(payload, subject))
      return withinTime(answered, timeoutMs, subject)
    },
    respond: (subject, answer, signal) => answers.add(subject, answer, signal),
    check: async () => undefined,
    async close() {
      listeners.clear()
      answers.clear()
    },
  }
}

/**
 * Reports an error of one listener as an uncaught error; the other listeners still get the message.
 */
function callSafely(listener: Listener, payload: unknown, subject: string): void {
  try {
    listener(payload, subject)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : new Error(String(error)))
  }
}

function withinTime(
  answered: Promise<unknown>,
  timeoutMs: number,
  subject: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no answer from ${subject} in ${timeoutMs} ms`)),
      timeoutMs,
    )
    answered.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

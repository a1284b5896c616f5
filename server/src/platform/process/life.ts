import type { Logger } from '../log'

/** A supervisor kills after 15 s; the logs must be out before. */
const DEADLINE_MS = 14_000

export type Life = {
  /**
   * Adds a step for the end of the process. Steps run in reverse order, so call it where the
   * resource is opened.
   */
  atEnd: (name: string, close: () => unknown) => void
  /** Ends the process in order, once, also with several callers; never resolves. */
  end: (exitCode: number, why: string) => Promise<void>
}

/**
 * Manages a process from its first open resource to its exit. A step that fails or hangs does not
 * prevent the next one.
 */
export function createLife(
  log: Logger,
  exit: (code: number) => void,
  deadlineMs = DEADLINE_MS,
): Life {
  const steps: { name: string; close: () => unknown }[] = []
  let ending: Promise<void> | undefined

  async function run(exitCode: number, why: string): Promise<void> {
    const startedAt = performance.now()
    const deadline = setTimeout(() => {
      log.fatal({ why }, 'did not stop in time')
      exit(1)
    }, deadlineMs)
    log.info({ why }, 'stopping')
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step.close()
      } catch (error) {
        log.error({ err: error, step: step.name }, 'a step of the stop failed')
      }
    }
    clearTimeout(deadline)
    log.info({ tookMs: Math.round(performance.now() - startedAt) }, 'stopped')
    exit(exitCode)
  }

  return {
    atEnd: (name, close) => {
      steps.push({ name, close })
    },
    end: (exitCode, why) => {
      ending ??= run(exitCode, why)
      return ending
    },
  }
}

/** Ends the process on a signal, and on an uncaught error: the state is unknown then. */
export function endOnSignals(life: Life, log: Logger): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void life.end(0, signal))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void life.end(1, 'uncaught exception')
  })
}

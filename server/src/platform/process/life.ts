import type { Logger } from '../log'

/** A supervisor waits 15 s before it kills; the logs must be out before. */
const DEADLINE_MS = 14_000

export type Life = {
  /** What to do when the process ends; done in reverse order, so say it where the thing is opened. */
  atEnd: (name: string, close: () => unknown) => void
  /** Ends the process in order, once, whoever calls; never returns to a caller that waits for more. */
  end: (exitCode: number, why: string) => Promise<void>
}

/** Takes a process from its first open file to its exit. A step that fails or hangs does not keep the next from running. */
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

/** Ends the life on a signal, and on a fault that nobody caught: the state is unknown then. */
export function endOnSignals(life: Life, log: Logger): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void life.end(0, signal))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void life.end(1, 'uncaught exception')
  })
}

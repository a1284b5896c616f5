import type { Logger } from '../../../../platform/log'

export type Repeated = {
  /** Runs the work now, or waits for the run that is under way. Never rejects. */
  run: () => Promise<void>
  end: () => void
}

/** Runs `work` after each pause, never twice at a time. A failure is logged, the next run comes. */
export function every(pauseMs: number, log: Logger, work: () => Promise<void>): Repeated {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= work()
      .catch((error) => log.warn({ err: error }, 'work on recordings failed'))
      .finally(() => {
        running = null
      })
    return running
  }
  const timer = setInterval(() => void run(), pauseMs)
  return { run, end: () => clearInterval(timer) }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { lastFatalLine } from './last-fatal-line'
import { MAX_CRASHES, pauseBeforeRestart } from './restart.rules'
import type { SupervisedState } from './supervised'

/** The server ends itself within 14 s of a signal. */
const KILL_AFTER_MS = 16_000

export type Supervisor = {
  /** Resolves with the exit code for the supervisor itself. */
  ended: Promise<number>
  /** Passes a signal on; the server is not restarted. */
  stop: (signal: NodeJS.Signals) => void
}

type Program = { file: string; execArgv: string[] }
type Run = { code: number | null; reason: string; wasReady: boolean; cannotStart: boolean }

/**
 * Runs a server and restarts it when it crashes, later each time; gives up after five crashes in a
 * minute. A server that reports, before it was ever ready, that it cannot start is not restarted.
 * `say` gets one line for an operator.
 */
export function supervise(program: Program, say: (line: string) => void): Supervisor {
  const stopping = new AbortController()
  let kill: ((signal: NodeJS.Signals) => void) | null = null

  async function runOnce(): Promise<Run> {
    const child = spawn(process.execPath, [...program.execArgv, program.file], {
      stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    })
    kill = (signal) => child.kill(signal)
    let state: SupervisedState | null = null
    let wasReady = false
    child.on('message', (said: SupervisedState) => {
      state = said
      wasReady ||= said === 'ready'
    })
    const output = child.stdout
    if (!output) throw new Error('the output of the server is a pipe')
    output.pipe(process.stdout, { end: false })
    const fatalLine = lastFatalLine(output)
    // After `disconnect` all its messages have arrived. No wait for `close`: a child of the server
    // may hold its output open.
    const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
    kill = null
    const reason = fatalLine() ?? (signal ? `ended by ${signal}` : `ended with code ${code}`)
    return { code, reason, wasReady, cannotStart: state === 'cannot start' }
  }

  async function run(): Promise<number> {
    const crashedAtMs: number[] = []
    let wasReady = false
    for (;;) {
      const end = await runOnce()
      wasReady ||= end.wasReady
      const code = end.code ?? 1
      if (stopping.signal.aborted || code === 0 || (end.cannotStart && !wasReady)) return code
      crashedAtMs.push(performance.now())
      const pauseMs = pauseBeforeRestart(crashedAtMs)
      if (pauseMs === null) {
        say(`The server crashed ${MAX_CRASHES} times in a minute and stays down: ${end.reason}`)
        return code
      }
      say(`The server crashed (${end.reason}) and starts again in ${pauseMs} ms.`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return 0
    }
  }

  return {
    ended: run(),
    stop: (signal) => {
      stopping.abort()
      kill?.(signal)
      setTimeout(() => kill?.('SIGKILL'), KILL_AFTER_MS).unref()
    },
  }
}

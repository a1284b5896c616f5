import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { lastFatalLine } from './last-fatal-line'
import { MAX_CRASHES, pauseBeforeRestart } from './restart.rules'
import { HEARTBEAT_VARIABLE, type SupervisedState } from './supervised'

/** The server ends itself within 14 s of a signal. */
const KILL_AFTER_MS = 16_000
/** A server that has been ready and reports nothing for this long hangs. */
const MAX_SILENCE_MS = 30_000
/** Heartbeats in this time. */
const MAX_MISSED = 10

export type Supervisor = {
  /** Resolves with the exit code for the supervisor itself. */
  ended: Promise<number>
  /** Passes a signal on; the server is not restarted. */
  stop: (signal: NodeJS.Signals) => void
}

type Program = { file: string; execArgv: string[]; env?: NodeJS.ProcessEnv }
type Run = { code: number | null; reason: string; wasReady: boolean; cannotStart: boolean }

/**
 * Runs a server and restarts it when it crashes or hangs, later each time; gives up after five
 * crashes in a minute. A server that reports, before it was ever ready, that it cannot start is not
 * restarted. `say` gets one line for an operator.
 */
export function supervise(
  program: Program,
  say: (line: string) => void,
  maxSilenceMs = MAX_SILENCE_MS,
): Supervisor {
  const heartbeatMs = maxSilenceMs / MAX_MISSED
  const stopping = new AbortController()
  let kill: ((signal: NodeJS.Signals) => void) | null = null

  async function runOnce(): Promise<Run> {
    const child = spawnServer(program, heartbeatMs)
    endWhenSilent(child, heartbeatMs, () => say('The server hangs and is ended.'))
    kill = (signal) => child.kill(signal)
    let state: SupervisedState | null = null
    let wasReady = false
    child.on('message', (said: SupervisedState) => {
      if (said !== 'alive') state = said
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

/**
 * Counts heartbeats, not time: none is missed while the machine sleeps or this process is stopped.
 */
function endWhenSilent(child: ChildProcess, heartbeatMs: number, onEnd: () => void): void {
  let missed: number | null = null
  child.on('message', (said: SupervisedState) => {
    if (said === 'alive') missed = 0
  })
  const watch = setInterval(() => {
    if (missed === null) return
    missed += 1
    if (missed !== MAX_MISSED) return
    onEnd()
    child.kill('SIGKILL')
  }, heartbeatMs)
  child.once('exit', () => clearInterval(watch))
}

function spawnServer({ file, execArgv, env = process.env }: Program, heartbeatMs: number) {
  return spawn(process.execPath, [...execArgv, file], {
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    env: { ...env, [HEARTBEAT_VARIABLE]: String(heartbeatMs) },
  })
}

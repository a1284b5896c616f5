import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ownProgram } from '../../../platform/process/own-program'
import type { WorkerAnswer, WorkerTask } from './model-worker'

const WORKER = ownProgram(new URL('./model-worker.ts', import.meta.url))
const MAX_MEMORY_MB = 768

export type ModelProcess = {
  send: (task: WorkerTask) => void
  /** The answer to `train` or `predict`; rejects when the process fails or is ended. */
  answer: Promise<Exclude<WorkerAnswer, { kind: 'failed' }>>
  end: () => void
}

/**
 * A process of its own for the model of a sport: training and predictions delay no request. It has
 * a low priority, a limit of memory, and ends with this process.
 */
export function startModelProcess(
  subject: { file: string; sportKey: string },
  signal: AbortSignal,
): ModelProcess {
  const child = fork(WORKER.file, [subject.file, subject.sportKey], {
    execArgv: [...WORKER.execArgv, `--max-old-space-size=${MAX_MEMORY_MB}`],
    // Sends numbers and arrays without conversion to JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // The process gets no secret of the server.
    env: { PATH: process.env.PATH },
  })
  if (child.pid !== undefined) lowerPriority(child.pid)
  const answer: ModelProcess['answer'] = new Promise((resolve, reject) => {
    child.once('message', (message: WorkerAnswer) => {
      if (message.kind === 'failed') reject(new Error(message.why))
      else resolve(message)
    })
    child.once('error', reject)
    child.once('exit', (code, by) => reject(new Error(`the model process ended by ${by ?? code}`)))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // A caller that fails before it awaits the answer has reported its own error.
  answer.catch(() => undefined)
  const end = () => void child.kill('SIGKILL')
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  // A task that the process can no longer take is reported by its end.
  const send = (task: WorkerTask) => void child.send(task, () => undefined)
  return { send, answer, end }
}

function lowerPriority(pid: number): void {
  try {
    // Not the lowest: on a busy machine predictions would not be ready before kick-off.
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some systems do not allow it: the work is then only not urgent.
  }
}

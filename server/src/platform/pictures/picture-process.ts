import { fork } from 'node:child_process'
import { ownProgram } from '../process/own-program'
import { sandboxOf } from '../process/sandbox'
import type { PictureJob, PictureResult } from './picture-job'

const WORKER = ownProgram(new URL('./picture-worker.ts', import.meta.url))

export type PictureProcess = { send: (job: PictureJob) => void; end: () => void }

type Listeners = {
  onResult: (from: PictureProcess, result: PictureResult) => void
  /** The process ended: by itself, by a picture or by `end`. */
  onEnd: (from: PictureProcess, because: Error) => void
}

/** Starts the process that decodes pictures; it ends with this one. */
export function startPictureProcess({ onResult, onEnd }: Listeners): PictureProcess {
  const { execArgv, ...restrictions } = sandboxOf(WORKER.file)
  const child = fork(WORKER.file, {
    ...restrictions,
    execArgv: [...execArgv, ...WORKER.execArgv, '--max-old-space-size=96'],
    // Sends bytes without conversion to JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // The process gets no secret of the server.
    env: { PATH: process.env.PATH },
  })
  const started: PictureProcess = {
    send: (job) => void child.send(job, (error) => error && onEnd(started, error)),
    end: () => void child.kill('SIGKILL'),
  }
  // `unref()`: does not keep this process alive.
  child.unref()
  child.channel?.unref()
  child.on('message', (result: PictureResult) => onResult(started, result))
  child.on('error', (error) => onEnd(started, error))
  child.on('exit', (code, signal) => onEnd(started, new Error(`ended by ${signal ?? code}`)))
  return started
}

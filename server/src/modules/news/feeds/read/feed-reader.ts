import { type ChildProcess, fork } from 'node:child_process'
import { ownProgram } from '../../../../platform/process/own-program'
import { sandboxOf } from '../../../../platform/process/sandbox'
import { FeedError } from '../parse/feed-error'
import type { FeedContent } from './feed-entry'
import type { ReadOutcome } from './feed-worker'
import type { FeedBytes } from './read-feed'

const WORKER = ownProgram(new URL('./feed-worker.ts', import.meta.url))
const MAX_MS = 15_000
const MAX_MEMORY_MB = 256

export type FeedReader = {
  /** One feed after the other. Throws `FeedError`. */
  read: (given: FeedBytes) => Promise<FeedContent>
  close: () => void
}

/**
 * Reads feeds in a process of its own, started with the first one: a text made to take the parser
 * hours ends with the process, and the live scores of this one do not wait for a long one.
 */
export function openFeedReader(maxMs = MAX_MS): FeedReader {
  let child: ChildProcess | null = null

  function close(): void {
    child?.kill('SIGKILL')
    child = null
  }

  async function read(given: FeedBytes): Promise<FeedContent> {
    child ??= startProcess()
    const outcome = await answerOf(child, given, maxMs).catch((error) => {
      close()
      throw error
    })
    if ('fault' in outcome) throw new FeedError(outcome.fault)
    return outcome.content
  }

  return { read, close }
}

function startProcess(): ChildProcess {
  const { execArgv, ...restrictions } = sandboxOf(WORKER.file)
  const child = fork(WORKER.file, {
    ...restrictions,
    execArgv: [...execArgv, ...WORKER.execArgv, `--max-old-space-size=${MAX_MEMORY_MB}`],
    // Sends bytes and numbers without conversion to JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // The process gets no secret of the server.
    env: { PATH: process.env.PATH },
  })
  // Its end is noticed by the read that waits for it.
  child.on('error', () => undefined)
  return child
}

function answerOf(child: ChildProcess, given: FeedBytes, maxMs: number): Promise<ReadOutcome> {
  return new Promise((resolve, reject) => {
    const fail = () => settle(() => reject(new FeedError(TOO_HARD)))
    const succeed = (outcome: ReadOutcome) => settle(() => resolve(outcome))
    const timer = setTimeout(fail, maxMs)
    function settle(done: () => void): void {
      clearTimeout(timer)
      child.off('message', succeed).off('exit', fail)
      done()
    }
    child.on('message', succeed).on('exit', fail)
    child.send(given, (error) => error && fail())
  })
}

const TOO_HARD = 'reading it takes too much time or memory'

import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Heartbeat } from './heartbeat'
import { readMainThreadStack } from './main-thread-stack'

const FATAL = 60
const STDOUT = 1

/** Writes the stack of the main thread to the log of the server when it misses its heartbeats. */
const { heartbeats, heartbeatMs, maxMissed }: Heartbeat = workerData
let last = -1
let missed = 0
setInterval(async () => {
  const now = Atomics.load(heartbeats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed !== maxMissed) return
  const stack = await readMainThreadStack()
  const err = { message: stack[0] ?? 'its stack cannot be read', stack: stack.join('\n') }
  const line = { level: FATAL, time: new Date().toISOString(), err, msg: 'the server hangs' }
  // The streams of a worker pass through the main thread.
  writeSync(STDOUT, `${JSON.stringify(line)}\n`)
}, heartbeatMs)

import { Worker } from 'node:worker_threads'
import { ownProgram } from './own-program'
import { heartbeatMsOfSupervisor, reportToSupervisor } from './supervised'

/** Heartbeats that a server may miss before its stack is logged; the supervisor ends it later. */
const MAX_MISSED = 6

/** What the worker that reads the stack gets. */
export type Heartbeat = { heartbeats: Int32Array; heartbeatMs: number; maxMissed: number }

/**
 * Reports to the supervisor, and to a worker that can read the stack, that the event loop turns.
 * For a server that is ready: a start on a busy machine may take longer than a heartbeat.
 */
export function startHeartbeat(): void {
  const heartbeatMs = heartbeatMsOfSupervisor()
  if (heartbeatMs === null) return
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const sendHeartbeat = () => {
    Atomics.add(heartbeats, 0, 1)
    reportToSupervisor('alive')
  }
  sendHeartbeat()
  setInterval(sendHeartbeat, heartbeatMs).unref()
  const { file, execArgv } = ownProgram(new URL('./stack-worker.ts', import.meta.url))
  const workerData: Heartbeat = { heartbeats, heartbeatMs, maxMissed: MAX_MISSED }
  // Node cannot run a worker from its TypeScript source.
  if (file.endsWith('.js')) new Worker(file, { execArgv, workerData }).unref()
}

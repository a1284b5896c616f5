import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = createRequire(import.meta.url).resolve('autocannon')

/** What autocannon reports; latencies in milliseconds. */
export type Shot = {
  requests: { average: number; total: number }
  latency: { p50: number; p99: number; max: number }
  throughput: { average: number }
  errors: number
  timeouts: number
  non2xx: number
}

/** Fires at `url` over `connections` for `seconds`, from a process of its own so that it does not slow the caller. */
export async function fire(url: string, { connections = 100, seconds = 10 } = {}): Promise<Shot> {
  const options = [
    '-c',
    String(connections),
    '-d',
    String(seconds),
    '-H',
    'accept-encoding=gzip, deflate, br',
  ]
  const { stdout } = await run(process.execPath, [program, ...options, '--json', url], { maxBuffer: 1 << 24 })
  return JSON.parse(stdout)
}

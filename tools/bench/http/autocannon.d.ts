/** The part of autocannon, which has no types of its own, that is used here. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Options = {
    url: string
    requests: { path: string }[]
    connections: number
    duration: number
    headers: Record<string, string>
    overallRate?: number
  }
  type Result = { errors: number; timeouts: number }
  type Instance = Omit<EventEmitter, 'on'> & {
    on: (
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ) => Instance
  }

  function autocannon(options: Options, done: (error: unknown, result: Result) => void): Instance
  export default autocannon
}

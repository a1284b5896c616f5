/** What the benchmark tells its two processes, and what they answer. */
export type GatewayOrder = { do: 'rss' } | { do: 'goals'; count: number; everyMs: number }
export type GatewayAnswer = { port: number } | { rssBytes: number } | { published: number; loopMs: number }

export type DriverOrder =
  | { do: 'connect'; port: number; sockets: number }
  | { do: 'expect'; events: number; withinMs: number }
export type DriverAnswer =
  | { connectedMs: number }
  | { received: number; p50Ms: number; p99Ms: number; maxMs: number }

/** Milliseconds of the monotonic clock, which all processes of a machine share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint() / 1_000n) / 1_000
}

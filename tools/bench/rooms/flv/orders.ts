/** From the part to a server: a figure of now. */
export type ServerOrder = 'usage'
export type ServerStarted = { port: number; urls: readonly string[] }
/** CPU time of the process so far, and its memory after a garbage collection. */
export type ServerUsage = { cpuMs: number; rssBytes: number }

export type ViewersOrder =
  | { do: 'open'; port: number; urls: readonly string[] }
  | { do: 'count' }
  | { do: 'close' }
/** Bytes since the last order: of all, and of the viewer with the fewest. */
export type ViewersCount = { open: number; bytes: number; fewest: number }

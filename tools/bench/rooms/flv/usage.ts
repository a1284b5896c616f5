import type { ServerStarted, ServerUsage } from './orders'

/** Tells the part that the server listens, and its usage whenever it asks. */
export function serveUsage(started: ServerStarted): void {
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    const usage: ServerUsage = {
      cpuMs: (user + system) / 1_000,
      rssBytes: process.memoryUsage.rss(),
    }
    process.send?.(usage)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(started)
}

import { scriptUrlPolicy } from './policy'

/** Address of the service worker. */
export const WORKER_URL = '/sw.js'

let trusted: ((url: string) => string) | null = null

/**
 * Address of the service worker, or of a worker whose source the page made itself. @throws for any
 * other
 */
export function workerUrl(url: string): string {
  trusted ??= scriptUrlPolicy('saidian-worker', check)
  return trusted(url)
}

function check(url: string): void {
  if (url !== WORKER_URL && !url.startsWith(`blob:${location.origin}/`))
    throw new Error(`no worker of this page: ${url}`)
}

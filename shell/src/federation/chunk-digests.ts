import type { VouchedFiles } from './vouched-files'

const GLOBAL = '__saidianIntegrity'

/**
 * Lazy chunks are fetched by the remote's own webpack runtime; every build of the product asks this global for the
 * digest first. It throws for an unvouched file of a remote, and has no opinion on the shell's own files.
 */
export function publishDigests(files: VouchedFiles): void {
  const digestFor = (url: string) => {
    const { href } = new URL(url, location.href)
    return files.covers(href) ? files.digestOf(href) : null
  }
  Object.defineProperty(globalThis, GLOBAL, { value: digestFor, writable: false, configurable: false })
}

/** Page → service worker: files that the page loaded before the worker ran, as paths with query. */
export type RememberMessage = {
  type: 'remember'
  urls: string[]
  /** `sha384-…` by path, of scripts, style sheets and lists of files. */
  digests: Record<string, string>
}

/**
 * Service worker → page: an answer was served from this device; `savedAt` is the server's time of
 * it (ms).
 */
export type ServedFromDevice = { type: 'served-from-device'; savedAt: number }

export function isRemember(data: unknown): data is RememberMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'remember'
}

export function isServedFromDevice(data: unknown): data is ServedFromDevice {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'served-from-device'
  )
}

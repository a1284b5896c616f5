/** What the page tells the service worker: files it loaded before the worker was there, as paths with query. */
export type RememberMessage = {
  type: 'remember'
  urls: string[]
  /** `sha384-…` by path, of scripts and style sheets. */
  digests: Record<string, string>
}

/** What the service worker tells the page: an answer came from this device; `savedAt` is when the server gave it (ms). */
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

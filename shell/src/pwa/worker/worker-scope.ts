/** The part of a service worker's global scope that is used here; the page's DOM types lack it. */
export type WorkerScope = {
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: LifeEvent) => void): void
    (name: 'fetch', listener: (event: FetchEvent) => void): void
    (name: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>
  }
  location: { origin: string }
}

type LifeEvent = { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = LifeEvent & {
  request: Request
  clientId: string
  resultingClientId: string
  respondWith: (answer: Promise<Response>) => void
}

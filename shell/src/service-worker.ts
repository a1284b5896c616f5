import { answer } from './pwa/worker/answer'
import { cacheKindOf } from './pwa/worker/cache.rules'
import { deleteOldCaches } from './pwa/worker/device-cache'
import { remember } from './pwa/worker/remember'
import type { WorkerScope } from './pwa/worker/worker-scope'
import { isRemember } from './pwa/worker-messages'

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldCaches(), worker.clients.claim()])),
)

worker.addEventListener('message', (event) => {
  if (isRemember(event.data)) event.waitUntil(remember(event.data, worker.location.origin))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const isNavigation = request.mode === 'navigate'
  const { method, url, headers } = request
  const types = { accept: headers.get('accept'), contentType: headers.get('content-type') }
  const kind = cacheKindOf({ method, url, isNavigation, ...types }, worker.location.origin)
  if (kind && !headers.has('range')) event.respondWith(answer(worker, event, kind))
})

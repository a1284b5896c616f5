import { answer } from './pwa/worker/answer'
import { forgetOlder } from './pwa/worker/device-cache'
import { keptAs } from './pwa/worker/kept.rules'
import { remember } from './pwa/worker/remember'
import type { WorkerScope } from './pwa/worker/worker-scope'
import { isRemember } from './pwa/worker-messages'

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOlder(), worker.clients.claim()])),
)

worker.addEventListener('message', (event) => {
  if (isRemember(event.data)) event.waitUntil(remember(event.data, worker.location.origin))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const isNavigation = request.mode === 'navigate'
  const kind = keptAs(
    { method: request.method, url: request.url, isNavigation },
    worker.location.origin,
  )
  if (kind && !request.headers.has('range')) event.respondWith(answer(worker, event, kind))
})

/** The service workers of this page; null where they do not exist or may not be asked for. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null
  } catch {
    return null
  }
}

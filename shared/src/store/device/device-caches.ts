/** What the service worker stores on this device, as a page may see it. */
export const deviceCaches = {
  /**
   * Null where the browser stores nothing or does not say, as on pages without https or with
   * blocked cookies.
   */
  async usedBytes(): Promise<number | null> {
    try {
      await caches.keys()
      return (await navigator.storage.estimate()).usage ?? null
    } catch {
      return null
    }
  },
  async clear(): Promise<void> {
    try {
      const names = await caches.keys()
      await Promise.all(names.map((name) => caches.delete(name)))
    } catch {
      // Nothing is stored where nothing may be.
    }
  },
}

/**
 * In-memory Cache API, as far as the worker uses it; keys are in insertion order, as in a browser.
 */
export class MemoryCaches {
  private readonly stores = new Map<string, MemoryCache>()

  async open(name: string): Promise<MemoryCache> {
    const store = this.stores.get(name) ?? new MemoryCache()
    this.stores.set(name, store)
    return store
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name)
  }
}

class MemoryCache {
  private readonly entries = new Map<string, Response>()

  async match(key: string): Promise<Response | undefined> {
    return this.entries.get(key)?.clone()
  }

  async put(key: string, response: Response): Promise<void> {
    this.entries.delete(key)
    this.entries.set(key, response)
  }

  async keys(): Promise<string[]> {
    return [...this.entries.keys()]
  }

  async delete(key: string): Promise<boolean> {
    return this.entries.delete(key)
  }
}

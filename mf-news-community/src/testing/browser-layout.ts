/** The browser has no layout in tests: every row is near, and so is the end of a list. */
export function installLayout(): void {
  Object.defineProperty(window, 'innerHeight', { value: 4_000, configurable: true })
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.IntersectionObserver = class {
    readonly #report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe() {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      queueMicrotask(() => this.#report([entry], this as never))
    }
    disconnect() {}
  } as never
}

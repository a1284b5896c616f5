/** Height of the list, and of each of its rows, in a test: jsdom lays out nothing. */
const LIST_PX = 600
const ROW_PX = 50

/** Rows of a virtual list exist in tests as if they were laid out. */
export function layOutLists(): void {
  window.ResizeObserver = class {
    readonly #report: ResizeObserverCallback
    constructor(report: ResizeObserverCallback) {
      this.#report = report
    }
    observe(target: Element) {
      const isRow = target.parentElement?.parentElement?.getAttribute('role') === 'log'
      const height = isRow ? ROW_PX : LIST_PX
      const contentRect = { width: 375, height } as DOMRectReadOnly
      const entry = { target, contentRect } as ResizeObserverEntry
      queueMicrotask(() => this.#report([entry], this as never))
    }
    unobserve() {}
    disconnect() {}
  } as never
  Object.defineProperties(HTMLElement.prototype, {
    offsetParent: { configurable: true, get: () => document.body },
    offsetHeight: { configurable: true, get: () => LIST_PX },
    scrollTo: {
      configurable: true,
      value(this: HTMLElement, { top = 0 }: ScrollToOptions) {
        const rows = this.firstElementChild as HTMLElement | null
        const max = Number.parseFloat(rows?.style.height ?? '0') - LIST_PX
        this.scrollTop = Math.max(0, Math.min(top, max))
        this.dispatchEvent(new Event('scroll'))
      },
    },
  })
}

import { act } from '@testing-library/react'

/** The browser has no layout in tests: lists ask through this when their end comes near. */
let near: () => void = () => undefined

/** Before each test with an endless list. */
export function observeListEnd(): void {
  Object.defineProperty(window, 'innerHeight', { value: 2_000, configurable: true })
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      const seen = { isIntersecting: true } as IntersectionObserverEntry
      near = () => callback([seen], this as never)
    }
    observe = () => undefined
    disconnect = () => {
      near = () => undefined
    }
  } as never
}

/** The end of the list comes near the screen, as when a user scrolls down. */
export const reachListEnd = () => act(async () => near())

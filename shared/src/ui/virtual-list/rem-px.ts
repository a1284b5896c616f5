import { useSyncExternalStore } from 'react'

/** Pixels of one rem now; 50 where the page's own rule is missing. */
export function remPx(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return size > 0 ? size : 50
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Pixels of one rem, following the width of the window. */
export function useRemPx(): number {
  return useSyncExternalStore(onResize, remPx)
}

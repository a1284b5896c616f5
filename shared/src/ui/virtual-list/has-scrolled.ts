let isMoved = false

if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true, once: true }
  document.addEventListener('scroll', () => (isMoved = true), options)
}

/**
 * Whether anything in this document has been scrolled yet. Unlike `scrollY` it can be asked without
 * laying out.
 */
export function hasScrolled(): boolean {
  return isMoved
}

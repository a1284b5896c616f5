/**
 * How long `scrollTo` waits for a page to become long enough: lists load after the page renders.
 */
const SEEK_MS = 3000

type Target = { kind: 'top' } | { kind: 'place'; y: number } | { kind: 'hash'; id: string }

/**
 * Scroll target of a navigation (product-spec 2): the saved place on the way back, else the hash,
 * else the top.
 */
export function scrollTarget(savedY: number | undefined, hash: string): Target {
  if (savedY !== undefined) return { kind: 'place', y: savedY }
  return hash.length > 1 ? { kind: 'hash', id: decodeHash(hash) } : { kind: 'top' }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * Scrolls to the target as soon as the page is long enough; stops when the user scrolls or `signal`
 * aborts.
 */
export function scrollTo(target: Target, signal: AbortSignal): void {
  if (reach(target)) return
  const stop = new AbortController()
  const until = stop.signal
  signal.addEventListener('abort', () => stop.abort(), { signal: until })
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(gesture, () => stop.abort(), { signal: until, passive: true })
  }
  const sizes = new ResizeObserver(() => {
    if (reach(target)) stop.abort()
  })
  sizes.observe(document.body)
  const timer = setTimeout(() => stop.abort(), SEEK_MS)
  until.addEventListener('abort', () => {
    sizes.disconnect()
    clearTimeout(timer)
  })
}

function reach(target: Target): boolean {
  if (target.kind === 'top') {
    window.scrollTo(0, 0)
    return true
  }
  if (target.kind === 'hash') {
    const element = document.getElementById(target.id)
    element?.scrollIntoView()
    return element !== null
  }
  window.scrollTo(0, target.y)
  return document.documentElement.scrollHeight - window.innerHeight >= target.y
}

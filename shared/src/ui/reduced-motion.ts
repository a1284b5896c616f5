import { isSaverOn } from './data-saver'

/** True when the person asked for less motion, of the system or by 省流量模式. */
export function prefersReducedMotion(): boolean {
  return (
    isSaverOn() ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
}

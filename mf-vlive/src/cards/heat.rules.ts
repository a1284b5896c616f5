import { keepOne } from '@saidian/shared/lib'

const UNITS = [
  [100_000_000, '亿'],
  [10_000, '万'],
] as const

/** A count as people read it: 9999, 1.2万, 3亿. */
export function heatText(count: number): string {
  for (const [size, unit] of UNITS) {
    if (count >= size) return `${keepOne(count / size).replace(/\.0$/, '')}${unit}`
  }
  return String(count)
}

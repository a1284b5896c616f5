import type { Highlighted } from '@saidian/shared/contracts/news'

export type Part = { text: string; isMarked: boolean; start: number }

/** The parts of a text, in order, with what matched marked; ranges may overlap or reach beyond. */
export function partsOf({ text, ranges }: Highlighted): Part[] {
  const parts: Part[] = []
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), isMarked, start })
  }
  let at = 0
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const from = Math.max(at, start)
    const to = Math.min(text.length, end)
    if (to <= from) continue
    add(at, from, false)
    add(from, to, true)
    at = to
  }
  add(at, text.length, false)
  return parts
}

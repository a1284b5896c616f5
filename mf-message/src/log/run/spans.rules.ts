/** Numbers of a log from the first to the second, both included. */
export type Span = readonly [from: number, to: number]

/** Spans in order, those that touch joined. */
export function withSpan(spans: readonly Span[], added: Span): Span[] {
  const [from, to] = added
  if (to < from) return [...spans]
  const apart = spans.filter((span) => span[1] < from - 1 || span[0] > to + 1)
  const touching = spans.filter((span) => !apart.includes(span))
  const joined: Span = [
    Math.min(from, ...touching.map((span) => span[0])),
    Math.max(to, ...touching.map((span) => span[1])),
  ]
  return [...apart, joined].sort((one, other) => one[0] - other[0])
}

/** The span that contains a number. */
export function spanOf(spans: readonly Span[], seq: number): Span | undefined {
  return spans.find(([from, to]) => from <= seq && seq <= to)
}

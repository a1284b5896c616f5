/** Whether some address matches both patterns; letter case and names of parameters do not count. */
export function overlap(one: string, other: string): boolean {
  return shareAddress(segmentsOf(one), segmentsOf(other))
}

function segmentsOf(pattern: string): string[] {
  return pattern.toLowerCase().split('/').filter(Boolean)
}

/** `*` stands for the rest of an address, also for none; `:id?` and `list?` may be absent. */
function shareAddress(one: readonly string[], other: readonly string[]): boolean {
  const [first, ...firstRest] = one
  const [second, ...secondRest] = other
  if (first?.endsWith('?'))
    return shareAddress([first.slice(0, -1), ...firstRest], other) || shareAddress(firstRest, other)
  if (second?.endsWith('?')) return shareAddress(other, one)
  if (first === '*' || second === '*') return true
  if (first === undefined || second === undefined) return first === second
  const isFree = first.startsWith(':') || second.startsWith(':')
  return (isFree || first === second) && shareAddress(firstRest, secondRest)
}

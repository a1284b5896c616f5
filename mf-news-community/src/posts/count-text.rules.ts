const TEN_THOUSAND = 10_000

/** A count as short as it is read: 9999, 1.2万. */
export function countText(count: number): string {
  if (count < TEN_THOUSAND) return String(count)
  const tenths = Math.floor(count / (TEN_THOUSAND / 10))
  return tenths % 10 === 0 || tenths >= 1_000 ? `${Math.floor(tenths / 10)}万` : `${tenths / 10}万`
}

/** Decimal text of a finite number without an exponent. */
function plainDecimal(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) < 1 ? value.toFixed(20) : BigInt(Math.round(value)).toString()
}

/** Cuts, never rounds: works on the decimal text, because 0.29 * 100 is 28.999…. */
function truncate(value: number | string | null | undefined, decimals: number): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return `0.${'0'.repeat(decimals)}`
  const [whole = '0', fraction = ''] = plainDecimal(Math.abs(number)).split('.')
  const truncated = `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
  return number < 0 && Number(truncated) !== 0 ? `-${truncated}` : truncated
}

/** One decimal, cut and not rounded; 0.0 for what is no number (product-spec 5). */
export function keepOne(value: number | string | null | undefined): string {
  return truncate(value, 1)
}

/** Two decimals, cut and not rounded; 0.00 for what is no number (product-spec 5). */
export function keepTwo(value: number | string | null | undefined): string {
  return truncate(value, 2)
}

/** Three decimals, cut and not rounded; 0.000 for what is no number (product-spec 5). */
export function keepThree(value: number | string | null | undefined): string {
  return truncate(value, 3)
}

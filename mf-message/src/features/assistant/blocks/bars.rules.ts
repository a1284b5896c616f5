/** Length of a bar beside the longest, 0–1; all are 0 when no value differs from 0. */
export function barShare(value: number, values: readonly number[]): number {
  const maxLength = Math.max(0, ...values.map(Math.abs))
  return maxLength === 0 ? 0 : Math.abs(value) / maxLength
}

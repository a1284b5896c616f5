import { invalidText } from './valid-text.rules'

/** For each value of a JSON list its row, or the reason why it cannot be used. */
export function listRows<Row>(
  values: readonly unknown[],
  isRow: (value: unknown) => value is Row,
): (Row | string)[] {
  const seen = new Set<string>()
  return values.map((value) => {
    if (!isRow(value)) return 'row of another shape'
    const text = JSON.stringify(value)
    if (seen.has(text)) return 'the same line again'
    seen.add(text)
    return invalidText(value) ?? value
  })
}

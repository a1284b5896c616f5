import { readTable } from '../../../catalogue'
import { decodeText } from '../archive/archive'

let names: ReadonlyMap<string, string> | null = null

/** The venue in Chinese if its name is known, else as the file spells it; null without a venue. */
export function venueName(text: string | undefined): string | null {
  const name = decodeText(text ?? '').trim()
  if (name === '') return null
  names ??= new Map(
    readTable(new URL('./venues.csv', import.meta.url)).map(({ name: latin = '', zh = '' }) => [
      latin,
      zh,
    ]),
  )
  return names.get(name) ?? name
}

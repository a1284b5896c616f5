import { readTable } from '../names-zh'
import { decodeText } from './archive'

let names: ReadonlyMap<string, string> | null = null

/** A ground of these files in Chinese where its name is known, else as it is spelled there; null when the file has none. */
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

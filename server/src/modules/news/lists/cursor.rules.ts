import { RequestError } from '../../../platform/errors'

/** Place in a list of articles, which are newest first. */
export type ListPlace = {
  /** Of the last article before it: seconds since 1970, and its id. */
  at: number
  id: string
  /** Articles that the first page showed at its top; they do not come again. */
  shownIds: readonly string[]
}

const CURSOR = /^\d{1,10}\.[0-9a-z]{1,12}\.([0-9a-z]{1,12}(-[0-9a-z]{1,12}){0,9})?$/

export function writeCursor({ at, id, shownIds }: ListPlace): string {
  return [at, short(id), shownIds.map(short).join('-')].join('.')
}

export function readCursor(cursor: string): ListPlace {
  if (!CURSOR.test(cursor)) throw new RequestError('request.invalid', { field: 'cursor' })
  const [at = '', id = '', shown = ''] = cursor.split('.')
  const shownIds = shown === '' ? [] : shown.split('-').map(long)
  return { at: Number(at), id: long(id), shownIds }
}

const short = (id: string) => BigInt(id).toString(36)

function long(text: string): string {
  let id = 0n
  for (const digit of text) id = id * 36n + BigInt(Number.parseInt(digit, 36))
  return (id > MAX_ID ? MAX_ID : id).toString()
}

const MAX_ID = 9_223_372_036_854_775_807n

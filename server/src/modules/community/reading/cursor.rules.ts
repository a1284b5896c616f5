import { RequestError } from '../../../platform/errors'

/** Where a list goes on: after the post of this id, and in hot lists of this score. */
export type After = { id: string; score: number }

const CURSOR = /^(\d{1,18})(?:-(\d{1,15}))?$/

export function cursorOf({ id, score }: After, isHot: boolean): string {
  return isHot ? `${id}-${score}` : id
}

/** Throws `request.invalid` for a cursor that no page gave. */
export function readCursor(cursor: string | undefined, isHot: boolean): After | null {
  if (cursor === undefined) return null
  const [, id, score] = CURSOR.exec(cursor) ?? []
  if (id === undefined || isHot !== (score !== undefined))
    throw new RequestError('request.invalid', { field: 'cursor' })
  return { id, score: Number(score ?? 0) }
}

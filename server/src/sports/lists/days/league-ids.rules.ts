const MAX_ID_LENGTH = 9

/**
 * League ids of a filter joined by `!`, as in the cookie. Null: no filter. `'invalid'`: not such a
 * list. Does not check that the leagues exist.
 */
export function leagueIdsOf(text: string | undefined): ReadonlySet<number> | null | 'invalid' {
  const parts = (text ?? '').split('!').filter((part) => part !== '')
  if (parts.length === 0) return null
  const isList = parts.every(
    (part) => part.length <= MAX_ID_LENGTH && /^\d+$/.test(part) && Number(part) > 0,
  )
  return isList ? new Set(parts.map(Number)) : 'invalid'
}

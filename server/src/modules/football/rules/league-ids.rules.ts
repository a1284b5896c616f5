const LONGEST_ID = 9

/**
 * League ids of a filter joined by `!`, as the cookie keeps them. Null: no filter. `'invalid'`: not such a list.
 * Ids of leagues that do not exist are no error: they match nothing.
 */
export function leagueIdsOf(text: string | undefined): ReadonlySet<number> | null | 'invalid' {
  const parts = (text ?? '').split('!').filter((part) => part !== '')
  if (parts.length === 0) return null
  const isList = parts.every((part) => part.length <= LONGEST_ID && /^\d+$/.test(part))
  return isList ? new Set(parts.map(Number)) : 'invalid'
}

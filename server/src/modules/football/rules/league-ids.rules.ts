const LONGEST_ID = 9

/**
 * League ids of a filter joined by `!`, as the cookie keeps them. Null: no filter. `'invalid'`: not such a list.
 * Whether there are such leagues is not decided here.
 */
export function leagueIdsOf(text: string | undefined): ReadonlySet<number> | null | 'invalid' {
  const parts = (text ?? '').split('!').filter((part) => part !== '')
  if (parts.length === 0) return null
  const isList = parts.every(
    (part) => part.length <= LONGEST_ID && /^\d+$/.test(part) && Number(part) > 0,
  )
  return isList ? new Set(parts.map(Number)) : 'invalid'
}

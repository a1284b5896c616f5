/** A member who was chosen with @, by the name that stands in the text. */
export type Mention = { id: string; name: string }

/** Stands for all members of the group. */
export const ALL: Mention = { id: 'all', name: '所有人' }

/** The members who are still named in the text, each once. */
export function mentionsIn(text: string, chosen: readonly Mention[]) {
  const named = chosen.filter(({ name }) => text.includes(`@${name}`))
  const ids = [...new Set(named.filter(({ id }) => id !== ALL.id).map(({ id }) => id))]
  return {
    ...(ids.length > 0 ? { mentions: ids.slice(0, 20) } : {}),
    ...(named.some(({ id }) => id === ALL.id) ? { mentionsAll: true as const } : {}),
  }
}

/** Whether this change typed an @ that begins a name: not within a word, such as an address. */
export function typesMention(before: string, after: string, caret: number): boolean {
  if (after.length !== before.length + 1 || after[caret - 1] !== '@') return false
  const previous = after[caret - 2]
  return previous === undefined || !/[A-Za-z0-9._-]/.test(previous)
}

import type { TopicRule } from '../../platform/module'

/** Everybody may follow a match. */
export const matchTopics: TopicRule[] = [
  { pattern: 'match/football/:id', mayFollow: (_user, { id }) => matchIdOf(id) !== null },
]

/** Number of a match in a topic or its last word; null when it is none. */
export function matchIdOf(topic: string | undefined): number | null {
  const word = topic?.split('/').at(-1) ?? ''
  return /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null
}

/** Where the owner of a match is asked where the ball was in the last minute. */
export function beatsSubject(topic: string): string {
  return `beats.${topic.replaceAll('/', '.')}`
}

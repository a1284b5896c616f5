import type { TopicRule } from '../../platform/module'
import { isCompanyId } from './store/quote-shape.rules'

/** Everybody may follow the odds of a list. */
export const oddsTopics: TopicRule[] = [
  { pattern: 'odds/football/:id', mayFollow: (_user, { id }) => companyOf(id) !== null },
]

/** Company of a topic or of its last word; null when it is no number of a company. */
export function companyOf(topic: string | undefined): number | null {
  const word = topic?.split('/').at(-1) ?? ''
  return /^[1-9]\d{0,4}$/.test(word) && isCompanyId(Number(word)) ? Number(word) : null
}

/** Where the owner of a list's odds is asked for all of it. */
export function snapshotSubject(topic: string): string {
  return `snapshot.${topic.replaceAll('/', '.')}`
}

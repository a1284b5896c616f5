import type { TopicRule } from '../../platform/module'
import { isCompanyId } from './store/quote-shape.rules'

/** Every client may follow the odds of a list. */
export const oddsTopics: TopicRule[] = [
  { pattern: 'odds/football/:id', mayFollow: (_user, { id }) => companyOf(id) !== null },
]

/** Company id in a topic or in its last segment; null when there is none. */
export function companyOf(topic: string | undefined): number | null {
  const segment = topic?.split('/').at(-1) ?? ''
  return /^[1-9]\d{0,4}$/.test(segment) && isCompanyId(Number(segment)) ? Number(segment) : null
}

import { isCompanyId } from '../../feeds/messages'
import type { TopicRule } from '../../platform/module'
import type { Sport } from '../sport'

/** The topics of list odds of all companies, as a pattern of the bus. */
export function anyCompany({ key }: Pick<Sport, 'key'>): string {
  return `odds/${key}/*`
}

/** Every client may follow the odds of a list. */
export function oddsTopics({ key }: Pick<Sport, 'key'>): TopicRule[] {
  return [{ pattern: `odds/${key}/:id`, mayFollow: (_user, { id }) => companyOf(id) !== null }]
}

/** Company id in a topic or in its last segment; null when there is none. */
export function companyOf(topic: string | undefined): number | null {
  const segment = topic?.split('/').at(-1) ?? ''
  return /^[1-9]\d{0,4}$/.test(segment) && isCompanyId(Number(segment)) ? Number(segment) : null
}

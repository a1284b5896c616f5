import type { TopicRule } from '../../platform/module'
import type { Sport } from '../sport'

/** The topics of all matches of a sport, as a pattern of the bus. */
export function anyMatch({ key }: Pick<Sport, 'key'>): string {
  return `match/${key}/*`
}

/** Every client may follow a match. */
export function matchTopics({ key }: Pick<Sport, 'key'>): TopicRule[] {
  return [{ pattern: `match/${key}/:id`, mayFollow: (_user, { id }) => matchIdOf(id) !== null }]
}

/** Match id in a topic or in its last segment; null when there is none. */
export function matchIdOf(topic: string | undefined): number | null {
  const segment = topic?.split('/').at(-1) ?? ''
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null
}

/** Bus subject for requests of the last minute's ball positions. */
export function ballPositionsSubject(topic: string): string {
  return `beats.${topic.replaceAll('/', '.')}`
}

import { FOLLOW_KINDS, isSportId, SPORT } from '../contracts/personal'
import { type FollowSubject, followName, latestFollows, matchSubject } from './follows.slice'
import { MAX_TITLE } from './outbox.rules'

/** Past the year 5000 a stored time is not a kick-off but damage. */
const MAX_SECONDS = 100_000_000_000

type Stored = Partial<Record<keyof FollowSubject, unknown>>

/** The stored follows that name something, each once. */
export function parseFollows(stored: unknown): FollowSubject[] {
  if (!Array.isArray(stored)) return []
  const known = new Map(
    stored.flatMap(parseFollow).map((subject) => [followName(subject), subject]),
  )
  return latestFollows([...known.values()])
}

/** Earlier versions stored matches alone: bare numbers, then no sport, which was football. */
function parseFollow(stored: unknown): FollowSubject[] {
  if (!isObject(stored)) return parseMatch({ id: stored })
  return stored.kind === undefined ? parseMatch(stored) : parseSubject(stored)
}

function parseMatch({ sport = SPORT.football, id, kickoffAt }: Stored): FollowSubject[] {
  if (!isPositive(id) || !isSportId(sport)) return []
  return [matchSubject({ sport, id, kickoffAt: parseKickoff(kickoffAt) })]
}

function parseSubject({ kind, sport, id, title, kickoffAt }: Stored): FollowSubject[] {
  const known = FOLLOW_KINDS.find((each) => each === kind)
  if (!known || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return []
  if (known === 'match' && !(isSportId(sport) && isPositive(Number(id)))) return []
  return [
    {
      kind: known,
      sport: isSportId(sport) ? sport : null,
      id,
      title: typeof title === 'string' ? title.slice(0, MAX_TITLE) : '',
      kickoffAt: parseKickoff(kickoffAt),
    },
  ]
}

function parseKickoff(stored: unknown): number | null {
  return isPositive(stored) && stored < MAX_SECONDS ? stored : null
}

function isPositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}

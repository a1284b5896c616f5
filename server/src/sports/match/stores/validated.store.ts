import type { DetailMessage } from '../../../feeds/feed'
import { isKey, isMoment, isRevision } from '../../../feeds/messages'
import type { Db } from '../../../platform/database'
import type { DetailStore, Touched } from '../../ingest'
import type { Sport } from '../../sport'
import { matchIdsOf } from './match-ids.repository'

export type MessageOf<Kind extends DetailMessage['kind']> = Extract<DetailMessage, { kind: Kind }>

/** A message with its valid entries, null without any; `malformed` counts the invalid ones. */
export type Validated<Message> = { message: Message | null; malformed: number }

/** Valid messages about known matches. */
export type Batch<Kind extends DetailMessage['kind']> = {
  db: Db
  source: string
  messages: MessageOf<Kind>[]
  /** Ids of their matches by key. */
  ids: ReadonlyMap<string, number>
}

type StoreRules<Kind extends DetailMessage['kind']> = {
  kind: Kind
  validate: (message: MessageOf<Kind>) => Validated<MessageOf<Kind>>
  save: (batch: Batch<Kind>) => Promise<Touched[]>
}

/** Receives the number of messages per outcome: `taken`, `malformed`, `unknown match`. */
export type OnDetails = (kind: DetailMessage['kind'], outcomes: ReadonlyMap<string, number>) => void

/**
 * A store whose `save` receives only valid messages. Feeds are external: an invalid value drops its
 * entry and an unknown match its message, and all others are stored. `onDetails` receives the
 * counts.
 */
export function validatedStore<Kind extends DetailMessage['kind']>(
  sport: Sport,
  { kind, validate, save }: StoreRules<Kind>,
  onDetails: OnDetails,
): DetailStore {
  return {
    kind,
    store: async (db, source, messages) => {
      const outcomes = new Map<string, number>()
      const count = (outcome: string, times = 1) => {
        if (times > 0) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times)
      }
      const valid = messages
        .filter((message): message is MessageOf<Kind> => message.kind === kind)
        .flatMap((message) => {
          const validated = hasValidHead(message)
            ? validate(message)
            : { message: null, malformed: 1 }
          count('malformed', validated.malformed)
          return validated.message ? [validated.message] : []
        })
      const keys = valid.flatMap((message) => matchKeyOf(message) ?? [])
      const ids = await matchIdsOf(db, sport, source, [...new Set(keys)])
      const known = valid.filter((message) => {
        const key = matchKeyOf(message)
        return key === null || ids.has(key)
      })
      count('unknown match', valid.length - known.length)
      count('taken', known.length)
      const touched = known.length > 0 ? await save({ db, source, messages: known, ids }) : []
      onDetails(kind, outcomes)
      return touched
    },
  }
}

/** Kinds of messages with the revision of a match. */
const NUMBERED: ReadonlySet<string> = new Set([
  'lineup',
  'text',
  'trend',
  'facts',
  'box',
  'shots',
  'flow',
])

function hasValidHead(message: DetailMessage): boolean {
  if (!isMoment(message.at)) return false
  if (isOfMatch(message) && !isKey(message.matchKey)) return false
  return !isNumbered(message) || isRevision(message.revision)
}

function isOfMatch(
  message: DetailMessage,
): message is Extract<DetailMessage, { matchKey: string }> {
  return isNumbered(message) || message.kind === 'ballPositions'
}

function isNumbered(
  message: DetailMessage,
): message is Extract<DetailMessage, { revision: number }> {
  return NUMBERED.has(message.kind)
}

function matchKeyOf(message: DetailMessage): string | null {
  return isOfMatch(message) ? message.matchKey : null
}

/** The valid entries and the number of invalid ones; a value that is no list counts as one. */
export function validEntries<Entry>(
  entries: readonly Entry[] | undefined,
  isValid: (entry: Entry) => boolean,
): { valid: Entry[]; malformed: number } {
  if (entries === undefined) return { valid: [], malformed: 0 }
  if (!Array.isArray(entries)) return { valid: [], malformed: 1 }
  const valid = entries.filter(
    (entry) => typeof entry !== 'undefined' && entry !== null && isValid(entry),
  )
  return { valid, malformed: entries.length - valid.length }
}

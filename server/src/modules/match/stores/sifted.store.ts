import type { DetailMessage } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import type { DetailStore, Touched } from '../../football'
import { isKey, isMoment, isRevision } from './detail-shape.rules'
import { matchIdsOf } from './match-ids.repository'

export type MessageOf<Kind extends DetailMessage['kind']> = Extract<DetailMessage, { kind: Kind }>

/** What of a message can be kept, null when nothing can, and how many of its entries cannot. */
export type Sifted<Message> = { sound: Message | null; malformed: number }

/** Sound messages, only of matches that the source has named before. */
export type Batch<Kind extends DetailMessage['kind']> = {
  db: Db
  source: string
  messages: MessageOf<Kind>[]
  /** Ids of their matches by key. */
  ids: ReadonlyMap<string, number>
}

type Keeper<Kind extends DetailMessage['kind']> = {
  kind: Kind
  sift: (message: MessageOf<Kind>) => Sifted<MessageOf<Kind>>
  keep: (batch: Batch<Kind>) => Promise<Touched[]>
}

/** What became of messages of a kind: how many ended how (`taken`, `malformed`, `unknown match`). */
export type OnDetails = (kind: DetailMessage['kind'], outcomes: ReadonlyMap<string, number>) => void

/**
 * A store that is given only what can be stored. Feeds are written by others: a bad figure drops what it belongs to and
 * never stops what stands beside it; so does a match that nobody knows. What was dropped is told to `onDetails`.
 */
export function siftedStore<Kind extends DetailMessage['kind']>(
  { kind, sift, keep }: Keeper<Kind>,
  onDetails: OnDetails,
): DetailStore {
  return {
    kind,
    store: async (db, source, messages) => {
      const outcomes = new Map<string, number>()
      const count = (outcome: string, times = 1) => {
        if (times > 0) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times)
      }
      const sound = messages
        .filter((message): message is MessageOf<Kind> => message.kind === kind)
        .flatMap((message) => {
          const sifted = hasSoundHead(message) ? sift(message) : { sound: null, malformed: 1 }
          count('malformed', sifted.malformed)
          return sifted.sound ? [sifted.sound] : []
        })
      const keys = sound.flatMap((message) => matchKeyOf(message) ?? [])
      const ids = await matchIdsOf(db, source, [...new Set(keys)])
      const known = sound.filter((message) => {
        const key = matchKeyOf(message)
        return key === null || ids.has(key)
      })
      count('unknown match', sound.length - known.length)
      count('taken', known.length)
      const touched = known.length > 0 ? await keep({ db, source, messages: known, ids }) : []
      onDetails(kind, outcomes)
      return touched
    },
  }
}

function hasSoundHead(message: DetailMessage): boolean {
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
  return ['lineup', 'text', 'trend', 'facts'].includes(message.kind)
}

function matchKeyOf(message: DetailMessage): string | null {
  return isOfMatch(message) ? message.matchKey : null
}

/** Those that are sound, and how many are not. Anything but a list is one that is not. */
export function soundOnes<Entry>(
  entries: readonly Entry[] | undefined,
  isSound: (entry: Entry) => boolean,
): { kept: Entry[]; malformed: number } {
  if (entries === undefined) return { kept: [], malformed: 0 }
  if (!Array.isArray(entries)) return { kept: [], malformed: 1 }
  const kept = entries.filter(
    (entry) => typeof entry !== 'undefined' && entry !== null && isSound(entry),
  )
  return { kept, malformed: entries.length - kept.length }
}

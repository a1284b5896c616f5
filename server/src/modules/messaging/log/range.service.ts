import type { BodyOf } from '@saidian/shared/contracts/http'
import {
  ENTRIES_A_PAGE,
  type Entry,
  type EntryRange,
  type getEntries,
} from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { readPublicProfiles } from '../../profile'
import { MESSAGE } from '../access.rules'
import { readEntries, readMembership } from './entries.repository'
import { shownEntry } from './stored-entry'

export type RangeDeps = {
  db: Db
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
}

export type ReadRange = (
  member: { id: string },
  asked: BodyOf<typeof getEntries>,
) => Promise<EntryRange>

/** Entries of a log for a device that lacks them, or that scrolls back. */
export function createReadRange({ db, hiddenFor }: RangeDeps): ReadRange {
  return async ({ id: memberId }, { id, limit = ENTRIES_A_PAGE, ...asked }) => {
    permit({ id: memberId }, 'read', { kind: MESSAGE, ownerId: memberId })
    const readable = await readMembership(db, id, memberId)
    if (!readable) throw new RequestError('message.no_such_conversation')
    const entries = (await readEntries(db, readable, { ...asked, limit })).map(shownEntry)
    const [profiles, hidden] = await Promise.all([
      readPublicProfiles(db, entries.flatMap(namedIn)),
      hiddenFor(memberId),
    ])
    const { epoch, lastSeq, firstSeq } = readable
    const hiddenHere = [...new Set(entries.map(({ senderId }) => senderId))].filter((senderId) =>
      hidden.has(senderId),
    )
    return {
      ...{ epoch, lastSeq, firstSeq, entries, members: [...profiles.values()] },
      // Their entries keep their numbers, so that a device sees no gap, and are not shown.
      ...(hiddenHere.length > 0 && { hidden: hiddenHere }),
    }
  }
}

/** Members whose names a reader needs for an entry. */
function namedIn({ senderId, body, quote }: Entry): string[] {
  return [senderId, ...namedBy(body), ...(quote ? [quote.senderId] : [])]
}

function namedBy(body: Entry['body']): readonly string[] {
  if (body.kind === 'event') return body.members
  if (body.kind === 'text') return body.mentions ?? []
  return body.kind === 'recalled' && body.by && body.by !== 'staff' ? [body.by] : []
}

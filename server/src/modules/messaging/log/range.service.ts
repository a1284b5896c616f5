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
import { authorsIn, withoutHidden } from './hidden-entry.rules'
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
    const [stored, hidden] = await Promise.all([
      readEntries(db, readable, { ...asked, limit }),
      hiddenFor(memberId),
    ])
    const entries = stored.map((entry) => withoutHidden(shownEntry(entry), hidden))
    const profiles = await readPublicProfiles(db, entries.flatMap(namedIn))
    const { epoch, lastSeq, firstSeq } = readable
    const authors = new Set(entries.flatMap(authorsIn))
    const hiddenHere = [...authors].filter((id) => hidden.has(id))
    return {
      epoch,
      lastSeq,
      firstSeq,
      entries,
      members: [...profiles.values()],
      ...(hiddenHere.length > 0 && { hidden: hiddenHere }),
    }
  }
}

/** Members whose names a reader needs for an entry. */
function namedIn(entry: Entry): string[] {
  return [...authorsIn(entry), ...namedBy(entry.body)]
}

function namedBy(body: Entry['body']): readonly string[] {
  if (body.kind === 'event') return body.members
  if (body.kind === 'text') return body.mentions ?? []
  return body.kind === 'recalled' && body.by && body.by !== 'staff' ? [body.by] : []
}

import type { suggestForPost } from '@saidian/shared/contracts/community'
import type { QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import { writtenLine } from '../../../platform/text-filter'
import { readPublicProfiles } from '../../profile'
import { SUGGESTION } from '../access.rules'
import { SUGGEST_LIMIT } from '../limits.rules'
import type { HiddenFor } from '../posts/mention-notices'
import { findFollowed, findMembersBy, findTopics } from './suggest.repository'

export type Suggest = (
  member: Pick<User, 'id'>,
  query: QueryOf<typeof suggestForPost>,
) => Promise<ReplyOf<typeof suggestForPost>>

/** Members or topics while a member types @ or #; members who block each other are left out. */
export function createSuggest({ db, hiddenFor }: { db: Db; hiddenFor: HiddenFor }): Suggest {
  return async ({ id: memberId }, { kind, q }) => {
    permit({ id: memberId }, 'read', { kind: SUGGESTION })
    await createLimits(db).take([{ limit: SUGGEST_LIMIT, of: memberId }], 'request.too_many')
    const typed = writtenLine(q)
    if (kind === 'topic') return { members: [], topics: await findTopics(db, typed) }
    const hidden = await hiddenFor(memberId)
    const ids =
      typed === ''
        ? await findFollowed(db, { memberId, hidden })
        : await findMembersBy(db, { memberId, typed, hidden })
    const profiles = await readPublicProfiles(db, ids)
    return { members: ids.flatMap((id) => profiles.get(id) ?? []), topics: [] }
  }
}

import type {
  FriendCard,
  findFriends,
  getFriendCard,
  getFriends,
} from '@saidian/shared/contracts/friends'
import type { QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits } from '../../../platform/limits'
import { writtenLine } from '../../../platform/text-filter'
import { type PublicProfile, readPublicProfiles } from '../../profile'
import { FRIEND_CARD, FRIENDS } from '../access.rules'
import { readFriends, type StoredFriend } from '../friends.repository'
import { CARD_LIMIT, FIND_LIMIT, REQUEST_MS } from '../limits.rules'
import type { FriendRelations } from '../relations'
import { readWaiting } from '../requests/requests.repository'
import { readCards } from './cards'
import { findMembers } from './find.repository'
import { compareNames, placeOfName } from './letter.rules'

type Member = { id: string }

export type People = {
  list: (member: Member) => Promise<ReplyOf<typeof getFriends>>
  /** Throws `profile.no_such_member`, also for a member who blocks the caller. */
  card: (member: Member, query: QueryOf<typeof getFriendCard>) => Promise<FriendCard>
  find: (member: Member, query: QueryOf<typeof findFriends>) => Promise<ReplyOf<typeof findFriends>>
}

export type PeopleDeps = {
  db: Db
  clock: Clock
  relations: FriendRelations
  /** A minor, or a member in teen mode: no search finds them. */
  isYoung: (db: Db, memberId: string) => Promise<boolean>
}

/** Friends of a member, and other members as this one sees them. */
export function createPeople(deps: PeopleDeps): People {
  const { db, clock, relations, isYoung } = deps
  return {
    async list({ id }) {
      permit({ id }, 'read', { kind: FRIENDS, ownerId: id })
      const stored = await readFriends(db, id)
      const profiles = await readPublicProfiles(
        db,
        stored.map((each) => each.id),
      )
      const waiting = await readWaiting(db, id, clock.now() - REQUEST_MS)
      const hidden = await relations.hiddenFor(id)
      const friends = stored.flatMap((each) => {
        const profile = profiles.get(each.id)
        return profile && !hidden.has(each.id) ? [shownFriend(each, profile)] : []
      })
      return {
        friends: sortedByName(friends),
        requests: waiting.filter((from) => !hidden.has(from)).length,
      }
    },

    async card({ id }, { memberId }) {
      permit({ id }, 'read', { kind: FRIEND_CARD })
      await createLimits(db).take([{ limit: CARD_LIMIT, of: id }], 'request.too_many')
      if (await relations.hasBlocked(memberId, id)) throw new RequestError('profile.no_such_member')
      const [card] = await readCards(deps, id, [memberId])
      if (!card) throw new RequestError('profile.no_such_member')
      const isBlocked = await relations.hasBlocked(id, memberId)
      return isBlocked ? { ...card, isBlocked, state: 'none' } : card
    },

    async find({ id }, { q }) {
      permit({ id }, 'read', { kind: FRIEND_CARD })
      await createLimits(db).take([{ limit: FIND_LIMIT, of: id }], 'request.too_many')
      const typed = writtenLine(q)
      if (typed === '') return { members: [] }
      const hidden = await relations.hiddenFor(id)
      const found = await findMembers(db, { memberId: id, typed, hidden })
      const shown: string[] = []
      for (const each of found) if (!(await isYoung(db, each))) shown.push(each)
      return { members: await readCards(deps, id, shown) }
    },
  }
}

/** A friend as the list of the member shows them. */
export function shownFriend({ remark, since }: StoredFriend, profile: PublicProfile) {
  const { letter } = placeOfName(remark || profile.nickName)
  return { ...profile, remark, letter, since }
}

type Shown = ReturnType<typeof shownFriend>

function sortedByName(friends: Shown[]): Shown[] {
  return friends
    .map((friend) => ({ friend, place: placeOfName(friend.remark || friend.nickName) }))
    .sort((a, b) => compareNames(a.place, b.place) || Number(a.friend.id) - Number(b.friend.id))
    .map(({ friend }) => friend)
}

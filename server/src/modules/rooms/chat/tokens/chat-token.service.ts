import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { getChatToken } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import type { User } from '../../../../platform/http'

type Group = BodyOf<typeof getChatToken>['group']
export type ChatToken = ReplyOf<typeof getChatToken>

export type IssueTicket = (user: User) => Promise<string>

/** The live topics of a group, and for a member a ticket of the im socket. */
export function createChatToken({ db, issueTicket }: { db: Db; issueTicket: IssueTicket }) {
  return async (user: User | null, group: Group): Promise<ChatToken> => {
    const topics = await topicsOfGroup(db, group)
    return { token: user ? await issueTicket(user) : '', topics }
  }
}

async function topicsOfGroup(db: Db, group: Group): Promise<string[]> {
  if (group === 'football') return [TOPIC.footballBoard]
  if (group === 'basketball') return [TOPIC.basketballBoard]
  const { rows } = await sql<{ sport: number }>`
    SELECT sport_id AS sport FROM matches WHERE id = ${group}`.execute(db)
  const [match] = rows
  if (!match) throw new RequestError('room.no_such_room')
  const ofMatch = {
    [SPORT.football]: TOPIC.footballMatch,
    [SPORT.basketball]: TOPIC.basketballMatch,
  }
  const topicOf = ofMatch[match.sport as keyof typeof ofMatch]
  return [...(topicOf ? [topicOf(group)] : []), TOPIC.matchRoom(group)]
}

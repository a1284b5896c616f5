import type { ConversationChange } from '@saidian/shared/contracts/messaging'
import { IM_CONVERSATION, TOPIC } from '@saidian/shared/contracts/sockets'
import type { TopicMessage } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import type { StoredTopics } from '../../../platform/topics'

export type Change = {
  memberId: string
  id: string
  /** Reads the new state when it is this transaction's turn; without it devices read the list. */
  readState?: () => Promise<ConversationChange['state']>
}

/**
 * Appends that a member's side of a conversation changed, for all of their devices: in the
 * transaction of the change, as its last statement. Publish it after the commit.
 */
export function appendChange(
  trx: Db,
  topics: Pick<StoredTopics, 'append'>,
  { memberId, id, readState }: Change,
): Promise<TopicMessage> {
  return topics.append(trx, TOPIC.user(memberId), async () => {
    const data: ConversationChange = { id, state: (await readState?.()) ?? null }
    return { code: IM_CONVERSATION, data }
  })
}

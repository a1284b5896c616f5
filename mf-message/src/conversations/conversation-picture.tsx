import type { Conversation } from '@saidian/shared/contracts/messaging'
import { Portrait } from '@saidian/shared/ui/subpages'
import { GroupPicture } from '../people/group-picture'
import { nameOf } from './conversation-text.rules'

/** The portrait of the peer; of a group those of two members. Decoration beside the name. */
export function ConversationPicture(conversation: Conversation) {
  const { kind, peer, group, id } = conversation
  if (kind === 'group') return <GroupPicture id={id} group={group ?? NO_GROUP} />
  const name = nameOf(conversation)
  return <Portrait name={name} id={peer?.id || id} src={peer?.portrait ?? ''} size={48} />
}

const NO_GROUP = { name: '', portraits: [] }

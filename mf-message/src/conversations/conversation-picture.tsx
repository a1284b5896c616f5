import type { Conversation } from '@saidian/shared/contracts/messaging'
import { Portrait } from '@saidian/shared/ui'
import css from './conversation-picture.module.css'
import { nameOf } from './conversation-text.rules'

type ConversationPictureProps = Pick<Conversation, 'kind' | 'peer' | 'remark' | 'group' | 'id'>

/** The portrait of the peer; of a group those of two members. Decoration beside the name. */
export function ConversationPicture(conversation: ConversationPictureProps) {
  const { kind, peer, group, id } = conversation
  if (kind === 'private') {
    const name = nameOf(conversation as Conversation)
    return <Portrait name={name} id={peer?.id || id} src={peer?.portrait ?? ''} size={48} />
  }
  const [first, second] = group?.portraits ?? []
  if (!first || !second)
    return <Portrait name={group?.name ?? ''} id={id} src={first?.portrait ?? ''} size={48} />
  return (
    <span className={css.group} aria-hidden="true">
      <span className={css.behind}>
        <Portrait name={first.nickName} id={first.id} src={first.portrait} size={32} />
      </span>
      <span className={css.front}>
        <Portrait name={second.nickName} id={second.id} src={second.portrait} size={32} />
      </span>
    </span>
  )
}

import type { Entry } from '@saidian/shared/contracts/messaging'
import { useChat } from '../chat-context'
import { eventText } from '../history/event-text.rules'
import css from './row.module.css'

/** A line in the middle: a message that was taken back, an act on the group. */
export function NoticeRow({ entry }: { entry: Entry }) {
  const { memberId, nameOf, acts, recalledTexts } = useChat()
  const { body, senderId, seq } = entry
  const isOwn = senderId === memberId
  const actor = isOwn ? '你' : nameOf(senderId)
  if (body.kind === 'event') {
    const name = (id: string) => (id === memberId ? '你' : nameOf(id))
    return <p className={css.notice}>{eventText(body, actor, name)}</p>
  }
  const text = recalledTexts.get(seq)
  return (
    <p className={css.notice}>
      {isOwn ? '你' : actor}撤回了一条消息
      {text !== undefined && (
        <button type="button" className={css.edit} onClick={() => acts.editAgain(text)}>
          重新编辑
        </button>
      )}
    </p>
  )
}

import type { Entry } from '@saidian/shared/contracts/messaging'
import { useChat } from '../chat-context'
import { eventText } from '../history/event-text.rules'
import css from './row.module.css'

/** A line in the middle: a message that was taken back, an act on the group. */
export function NoticeRow({ entry }: { entry: Entry }) {
  const { memberId, nameOf, acts, recalledTexts } = useChat()
  const { body, senderId, seq } = entry
  const name = (id: string) => (id === memberId ? '你' : nameOf(id))
  if (body.kind === 'event') {
    return <p className={css.notice}>{eventText(body, name(senderId), name)}</p>
  }
  const text = recalledTexts.get(seq)
  const by = body.kind === 'recalled' ? (body.by ?? senderId) : senderId
  const whose = by === senderId ? '' : `${name(senderId)}的`
  return (
    <p className={css.notice}>
      {by === 'staff' ? '管理人员' : name(by)}撤回了{whose}一条消息
      {text !== undefined && (
        <button type="button" className={css.edit} onClick={() => acts.editAgain(text)}>
          重新编辑
        </button>
      )}
    </p>
  )
}

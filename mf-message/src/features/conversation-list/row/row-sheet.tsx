import type { Conversation } from '@saidian/shared/contracts/messaging'
import { ActButton, ActGrid, Sheet } from '@saidian/shared/ui/subpages'
import { nameOf } from '../../../conversations'
import type { RowActs } from './use-row-acts'

type RowSheetProps = {
  conversation: Conversation
  acts: RowActs
  onClose: () => void
}

/** What can be done with a conversation, after a long press or by keyboard. */
export function RowSheet({ conversation, acts, onClose }: RowSheetProps) {
  const run = (act: RowActs[keyof RowActs]) => () => {
    onClose()
    void act(conversation)
  }
  return (
    <Sheet title={nameOf(conversation)} onClose={onClose}>
      <ActGrid>
        <ActButton onAct={run(acts.pin)}>{conversation.isPinned ? '取消置顶' : '置顶'}</ActButton>
        <ActButton onAct={run(acts.mute)}>{conversation.isMuted ? '开启提醒' : '免打扰'}</ActButton>
        <ActButton isDisabled={conversation.unread === 0} onAct={run(acts.read)}>
          标为已读
        </ActButton>
        <ActButton isDanger onAct={run(acts.remove)}>
          删除聊天
        </ActButton>
      </ActGrid>
    </Sheet>
  )
}

import { ActButton, ActGrid, Sheet } from '@saidian/shared/ui/subpages'
import type { Messenger, OutboxItem } from '../../../log'
import css from './menu.module.css'

type FailedSheetProps = { messenger: Messenger; item: OutboxItem; onClose: () => void }

/** Why a message was not sent; it can be sent again or deleted. */
export function FailedSheet({ messenger, item, onClose }: FailedSheetProps) {
  const { outbox } = messenger
  return (
    <Sheet title="发送失败" onClose={onClose}>
      <p className={css.problem}>{item.problem}</p>
      <ActGrid>
        <ActButton onAct={() => void outbox.resend(item.clientMsgId).then(onClose)}>重发</ActButton>
        <ActButton isDanger onAct={() => void outbox.remove(item.clientMsgId).then(onClose)}>
          删除
        </ActButton>
      </ActGrid>
    </Sheet>
  )
}

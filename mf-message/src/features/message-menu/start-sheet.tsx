import { ActButton, ActGrid, Sheet } from '@saidian/shared/ui/subpages'
import { messagePaths } from '../../paths'

type StartSheetProps = { onGo: (to: string) => void; onClose: () => void }

/** What one can begin from the list of conversations. */
export function StartSheet({ onGo, onClose }: StartSheetProps) {
  return (
    <Sheet title="发起" onClose={onClose}>
      <ActGrid>
        <ActButton onAct={() => onGo(messagePaths.createGroup())}>发起群聊</ActButton>
        <ActButton onAct={() => onGo(messagePaths.find())}>添加朋友</ActButton>
        <ActButton onAct={() => onGo(messagePaths.scan())}>扫一扫</ActButton>
        <ActButton onAct={() => onGo(messagePaths.address())}>通讯录</ActButton>
      </ActGrid>
    </Sheet>
  )
}

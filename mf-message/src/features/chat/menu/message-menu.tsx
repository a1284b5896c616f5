import { serverClock } from '@saidian/shared/api'
import type { Entry } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { useSetting } from '@saidian/shared/store'
import { copyText } from '@saidian/shared/ui/share'
import { ActButton, ActGrid, Sheet } from '@saidian/shared/ui/subpages'
import { useChat } from '../chat-context'
import { excerptOf } from '../message-excerpt.rules'
import { actsOf, type MessageAct } from './acts.rules'
import css from './menu.module.css'

const TEXTS: Record<MessageAct, string> = {
  copy: '复制',
  reply: '回复',
  forward: '转发',
  recall: '撤回',
  delete: '删除',
  report: '举报',
  choose: '多选',
}

type MessageMenuProps = {
  entry: Entry
  onAct: (act: Exclude<MessageAct, 'copy'>, entry: Entry) => void
  onClose: () => void
}

/** What can be done with a message. */
export function MessageMenu({ entry, onAct, onClose }: MessageMenuProps) {
  const { conversation, memberId, nameOf } = useChat()
  const host = useHost()
  const [isYoung] = useSetting('teenMode')
  if (!conversation) return null
  const nowMs = serverClock.toServer(Date.now())
  async function act(name: MessageAct, button: HTMLButtonElement) {
    if (name === 'copy' && entry.body.kind === 'text') {
      const isCopied = await copyText(entry.body.text, button)
      host.toast(isCopied ? { text: '已复制', kind: 'success' } : { text: '浏览器不允许复制' })
    }
    onClose()
    if (name !== 'copy') onAct(name, entry)
  }
  return (
    <Sheet title={nameOf(entry.senderId)} onClose={onClose}>
      <p className={css.excerpt}>{excerptOf(entry, isYoung)}</p>
      <ActGrid>
        {actsOf({ entry, conversation, memberId, nowMs }).map((name) => (
          <ActButton
            key={name}
            isDanger={name === 'delete'}
            onAct={(button) => void act(name, button)}
          >
            {TEXTS[name]}
          </ActButton>
        ))}
      </ActGrid>
    </Sheet>
  )
}

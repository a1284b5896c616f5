import { useState } from 'react'
import type { RoomMessage } from '../../contracts/rooms'
import { useAsMember, useHost } from '../../host'
import { copyText } from '../../ui/share/copy-text'
import { ActButton, ActGrid, Sheet } from '../../ui/subpages'
import { hiddenPeople } from './hidden-people.store'
import css from './menu.module.css'
import { ReportReasons } from './report-reasons'

/** What a manager may do with a message or its author. */
export type MessageAct = { text: string; isDanger?: boolean; act: () => void }

type MessageMenuProps = {
  message: RoomMessage
  isOwn: boolean
  acts: readonly MessageAct[]
  onClose: () => void
}

/** What can be done with a message: copy, hide its author, report; then what managers may do. */
export function MessageMenu({ message, isOwn, acts, onClose }: MessageMenuProps) {
  const [isReporting, setReporting] = useState(false)
  const asMember = useAsMember()
  const { author, text } = message
  const report = () => asMember(() => setReporting(true))
  if (isReporting) return <ReportReasons messageId={message.id} onClose={onClose} />
  return (
    <Sheet title={author.nickName} onClose={onClose}>
      <p className={css.quote}>{text}</p>
      <ActGrid>
        <CopyAct text={text} onDone={onClose} />
        {!isOwn && <HideAct author={author} onDone={onClose} />}
        {!isOwn && <ActButton onAct={report}>举报</ActButton>}
        {acts.map(({ text: name, isDanger, act }) => (
          <ActButton
            key={name}
            isDanger={isDanger}
            onAct={() => {
              onClose()
              act()
            }}
          >
            {name}
          </ActButton>
        ))}
      </ActGrid>
    </Sheet>
  )
}

function CopyAct({ text, onDone }: { text: string; onDone: () => void }) {
  const host = useHost()
  async function copy(button: HTMLButtonElement) {
    const isCopied = await copyText(text, button)
    host.toast(isCopied ? { text: '已复制', kind: 'success' } : { text: '浏览器不允许复制' })
    onDone()
  }
  return <ActButton onAct={(button) => void copy(button)}>复制</ActButton>
}

function HideAct({ author, onDone }: { author: RoomMessage['author']; onDone: () => void }) {
  const host = useHost()
  const hide = () => {
    hiddenPeople.hide({ id: author.id, name: author.nickName })
    host.toast({ text: `不再显示${author.nickName}的发言` })
    onDone()
  }
  return <ActButton onAct={hide}>屏蔽此人</ActButton>
}

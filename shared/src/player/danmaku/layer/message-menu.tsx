import { showToast } from '../../../ui'
import { copyText } from '../../../ui/share/copy-text'
import { Sheet } from '../../../ui/subpages'
import { playerPreferences } from '../../preferences/player-preferences'
import { withHidden } from '../../preferences/player-preferences.rules'
import type { DanmakuMessage } from '../danmaku-message'
import css from './message-menu.module.css'

type MessageMenuProps = {
  message: DanmakuMessage
  onReport?: (message: DanmakuMessage) => void
  onClose: () => void
}

/** What can be done with a message that was tapped. */
export function MessageMenu({ message, onReport, onClose }: MessageMenuProps) {
  const { text, authorId, isOwn } = message
  const acts = [
    { label: '复制', act: (within: HTMLElement) => void copy(text, within) },
    !isOwn && { label: '不看此人的弹幕', act: () => hideAuthor(authorId) },
    !isOwn && onReport && { label: '举报', act: () => onReport(message) },
  ].filter((item) => item !== false && item !== undefined)
  return (
    <Sheet title="弹幕" onClose={onClose}>
      <p className={css.text}>{text}</p>
      <ul className={css.acts}>
        {acts.map(({ label, act }) => (
          <li key={label}>
            <button
              type="button"
              className={css.act}
              onClick={({ currentTarget }) => {
                act(currentTarget)
                onClose()
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function hideAuthor(authorId: string): void {
  const { hiddenAuthors } = playerPreferences.read().danmaku
  playerPreferences.changeDanmaku({ hiddenAuthors: withHidden(hiddenAuthors, authorId) })
  showToast({ text: '不再显示此人的弹幕，可在弹幕设置里恢复' })
}

async function copy(text: string, within: HTMLElement): Promise<void> {
  const isCopied = await copyText(text, within)
  showToast({ text: isCopied ? '已复制' : '复制失败，请在聊天里长按复制' })
}

import { useRef, useState } from 'react'
import { type CommentSubject, MAX_COMMENT } from '../../contracts/comments'
import { characterCount } from '../../contracts/http'
import { Button, classNames, Icon } from '../../ui'
import { Sheet } from '../../ui/subpages'
import type { ReplyTarget } from '../data/pending'
import css from './comment-composer.module.css'
import { EmojiPanel } from './emoji-panel'
import { useDraft } from './use-draft'
import { useWriteComment } from './use-write-comment'

type ComposerSheetProps = {
  subject: CommentSubject
  /** The comment to answer; null for a comment of its own. */
  target: ReplyTarget | null
  onClose: () => void
  onSend?: () => void
}

/**
 * The field to write a comment in. What is typed stays on the device until the server has it. It
 * closes at once: the thread shows the comment while it is sent.
 */
export function ComposerSheet({ subject, target, onClose, onSend }: ComposerSheetProps) {
  const write = useWriteComment(subject)
  const { draft, change } = useDraft(subject, target)
  const field = useRef<HTMLTextAreaElement>(null)
  const length = characterCount(draft.text.trim())
  const isFit = length > 0 && length <= MAX_COMMENT
  const title = target ? `回复 ${target.nickName}` : '写评论'

  function insert(emoji: string) {
    const end = draft.text.length
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: end,
      selectionEnd: end,
    }
    change(draft.text.slice(0, from) + emoji + draft.text.slice(to))
  }
  function send() {
    if (!isFit) return
    void write({ key: draft.key, text: draft.text.trim(), target, state: 'sending', message: '' })
    onSend?.()
    onClose()
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {target && <p className={css.quote}>{target.text}</p>}
        <textarea
          ref={field}
          className={css.field}
          aria-label="评论内容"
          aria-invalid={length > MAX_COMMENT}
          placeholder={target ? `回复 @${target.nickName}` : '理性发言，友善互动'}
          rows={4}
          // biome-ignore lint/a11y/noAutofocus: the sheet is opened to write
          autoFocus
          value={draft.text}
          onChange={({ target: { value } }) => change(value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          }}
        />
        <Tools length={length} isFit={isFit} onChoose={insert} />
      </form>
    </Sheet>
  )
}

type ToolsProps = { length: number; isFit: boolean; onChoose: (emoji: string) => void }

function Tools({ length, isFit, onChoose }: ToolsProps) {
  const [showsEmojis, setShowsEmojis] = useState(false)
  const isTooLong = length > MAX_COMMENT
  return (
    <>
      <div className={css.tools}>
        <button
          type="button"
          className={classNames(css.tool, showsEmojis && css.on)}
          aria-label="表情"
          aria-expanded={showsEmojis}
          onClick={() => setShowsEmojis(!showsEmojis)}
        >
          <Icon name="smile" size={24} />
        </button>
        <span className={classNames(css.count, isTooLong && css.over)} role="status">
          {isTooLong ? `超出 ${length - MAX_COMMENT} 字` : `${length}/${MAX_COMMENT}`}
        </span>
        <Button type="submit" disabled={!isFit}>
          发布
        </Button>
      </div>
      {showsEmojis && <EmojiPanel onChoose={onChoose} />}
    </>
  )
}

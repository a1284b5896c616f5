import { EmojiPanel } from '@saidian/shared/comments'
import { MAX_POST } from '@saidian/shared/contracts/community'
import { classNames, Icon, type IconName } from '@saidian/shared/ui'
import { type ReactNode, useState } from 'react'
import { Suggestions } from './suggestions'
import css from './text.module.css'
import { lengthOf } from './token.rules'
import { useTextCaret } from './use-text-caret'

type PostTextFieldProps = {
  value: string
  onChange: (text: string) => void
  /** Between the text and its tools: pictures, circle and tag. */
  children?: ReactNode
}

/** The text of a post with @, #, emoji and a counter. */
export function PostTextField({ value, onChange, children }: PostTextFieldProps) {
  const [showsEmojis, setShowsEmojis] = useState(false)
  const { field, token, look, insert, complete } = useTextCaret(value, onChange)
  return (
    <>
      <textarea
        ref={field}
        className={css.field}
        aria-label="帖子内容"
        placeholder="说说你的看法，可用 @ 提到球友，用 #话题# 参与讨论"
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          look()
        }}
        onSelect={look}
      />
      {children}
      <div className={css.tools}>
        {token && <Suggestions token={token} onChoose={complete} />}
        <div className={css.bar}>
          <Tool icon="at" label="提到球友" onUse={() => insert('@')} />
          <Tool icon="hash" label="插入话题" onUse={() => insert('#')} />
          <Tool
            icon="smile"
            label="表情"
            isOpen={showsEmojis}
            onUse={() => setShowsEmojis(!showsEmojis)}
          />
          <Counter length={lengthOf(value)} />
        </div>
        {showsEmojis && (
          <div className={css.emojis}>
            <EmojiPanel onChoose={insert} />
          </div>
        )}
      </div>
    </>
  )
}

type ToolProps = { icon: IconName; label: string; isOpen?: boolean; onUse: () => void }

function Tool({ icon, label, isOpen, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-expanded={isOpen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      <Icon name={icon} size={24} />
    </button>
  )
}

function Counter({ length }: { length: number }) {
  const isOver = length > MAX_POST
  return (
    <span className={classNames(css.counter, isOver && css.over)} role="status">
      {isOver ? `超出 ${length - MAX_POST} 字` : `${length}/${MAX_POST}`}
    </span>
  )
}

import { MAX_QUESTION } from '@saidian/shared/contracts/assistant'
import type { KeyboardEvent, RefObject } from 'react'
import css from './screen.module.css'
import { useFieldHeight } from './use-field-height'

type QuestionFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Id of what is wrong with the text; undefined while nothing is. */
  errorId: string | undefined
  onType: (text: string) => void
  onSend: () => void
}

/** The field of a question: Enter sends, Shift and Enter begins a new line. */
export function QuestionField({ ref, text, errorId, onType, onSend }: QuestionFieldProps) {
  useFieldHeight(ref, text)

  function onKeyDown(event: KeyboardEvent): void {
    // Enter also ends the composition of a Chinese word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  return (
    <textarea
      ref={ref}
      className={css.input}
      rows={1}
      value={text}
      aria-label="问题"
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      placeholder="问比赛、积分、赔率…"
      enterKeyHint="send"
      maxLength={4 * MAX_QUESTION}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

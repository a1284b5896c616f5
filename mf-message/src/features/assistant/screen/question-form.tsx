import { MAX_QUESTION } from '@saidian/shared/contracts/assistant'
import { Button } from '@saidian/shared/ui'
import { type RefObject, useId, useState } from 'react'
import type { AssistantSession } from '../../../assistant/assistant-session'
import { QuestionField } from './question-field'
import css from './screen.module.css'

type QuestionFormProps = {
  field: RefObject<HTMLTextAreaElement | null>
  session: AssistantSession
  isAsking: boolean
  onAsk: (question: string) => void
}

/** Where one asks. What is typed stays over a visit of another page. */
export function QuestionForm({ field, session, isAsking, onAsk }: QuestionFormProps) {
  const [text, setText] = useState(session.draft)
  const errorId = useId()
  const question = text.trim()
  // Counted as the server counts.
  const isLong = [...question].length > MAX_QUESTION
  const canSend = question !== '' && !isLong && !isAsking

  function change(next: string): void {
    session.draft = next
    setText(next)
  }

  function send(): void {
    if (!canSend) return
    onAsk(question)
    change('')
  }

  return (
    <form
      className={css.form}
      aria-label="提问"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isLong && (
        <p id={errorId} className={css.error} role="alert">
          问题最多 {MAX_QUESTION} 字
        </p>
      )}
      <div className={css.line}>
        <QuestionField
          ref={field}
          text={text}
          errorId={isLong ? errorId : undefined}
          onType={change}
          onSend={send}
        />
        {isAsking ? (
          <Button look="tinted" onClick={() => session.stop()}>
            停止
          </Button>
        ) : (
          <Button type="submit" disabled={!canSend}>
            发送
          </Button>
        )}
      </div>
    </form>
  )
}

import { type RefObject, useCallback, useRef, useState } from 'react'
import { readDraft, writeDraft } from '../../../conversations/drafts'
import type { Mention } from './mentions.rules'

export type ComposedText = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  change: (text: string) => void
  /** Puts a text where the caret stands. */
  insert: (text: string) => void
  chosen: readonly Mention[]
  choose: (mention: Mention) => void
  clear: () => void
}

/** What is typed in a conversation, until it is sent; it waits on this device as a draft. */
export function useText(conversationId: string): ComposedText {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readDraft(conversationId))
  const [chosen, setChosen] = useState<readonly Mention[]>([])
  const change = useCallback(
    (next: string) => {
      setText(next)
      writeDraft(conversationId, next)
    },
    [conversationId],
  )
  const insert = useCallback(
    (added: string) => {
      const element = field.current
      const from = element?.selectionStart ?? text.length
      const to = element?.selectionEnd ?? text.length
      change(text.slice(0, from) + added + text.slice(to))
      // After the drawing, for the browser moves the caret to the end.
      requestAnimationFrame(() => {
        element?.focus()
        element?.setSelectionRange(from + added.length, from + added.length)
      })
    },
    [text, change],
  )
  const choose = useCallback((mention: Mention) => setChosen((known) => [...known, mention]), [])
  const clear = useCallback(() => {
    change('')
    setChosen([])
  }, [change])
  return { field, text, change, insert, chosen, choose, clear }
}

import { type RefObject, useCallback, useRef, useState } from 'react'
import { readDraft, writeDraft } from '../../../conversations/drafts'
import type { Mention } from './mentions.rules'

export type ComposedText = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  change: (text: string) => void
  /** Puts a text where the caret stands; the keyboard opens only with `focus`. */
  insert: (text: string, options?: { focus: boolean }) => void
  chosen: readonly Mention[]
  choose: (mention: Mention) => void
  clear: () => void
}

/** What is typed in a conversation, until it is sent; it waits on this device as a draft. */
export function useText(conversationId: string): ComposedText {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readDraft(conversationId))
  const [chosen, setChosen] = useState<readonly Mention[]>([])
  /** Where the next emoji of an open panel goes; null: where the field has its caret. */
  const caret = useRef<[number, number] | null>(null)
  const change = useCallback(
    (next: string) => {
      caret.current = null
      setText(next)
      writeDraft(conversationId, next)
    },
    [conversationId],
  )
  const insert = useCallback(
    (added: string, { focus } = { focus: false }) => {
      const element = field.current
      const [from, to] = caret.current ?? [
        element?.selectionStart ?? text.length,
        element?.selectionEnd ?? text.length,
      ]
      change(text.slice(0, from) + added + text.slice(to))
      const end = from + added.length
      // A field without focus has its caret at the end after each change.
      caret.current = focus ? null : [end, end]
      if (!focus) return
      // After the drawing, for the browser moves the caret to the end.
      requestAnimationFrame(() => {
        element?.focus()
        element?.setSelectionRange(end, end)
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

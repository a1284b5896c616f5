import { useLayoutEffect, useRef, useState } from 'react'
import { completed, replaced, type Token, tokenAt } from './token.rules'

/**
 * The caret of a text field: the token that is typed at it, and texts that are put in there, behind
 * which it stands then.
 */
export function useTextCaret(value: string, onChange: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const [token, setToken] = useState<Token | null>(null)

  // A text that was put in leaves the caret behind it.
  useLayoutEffect(() => {
    if (caret.current === null || field.current?.value !== value) return
    field.current.focus()
    field.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])

  const place = () => field.current?.selectionStart ?? value.length
  const look = () => setToken(tokenAt(field.current?.value ?? '', place()))
  function put(next: { text: string; caret: number }) {
    caret.current = next.caret
    setToken(tokenAt(next.text, next.caret))
    onChange(next.text)
  }
  const insert = (text: string) =>
    put(replaced(value, place(), field.current?.selectionEnd ?? place(), text))
  return {
    field,
    token,
    look,
    insert,
    complete: (name: string) => token && put(completed(value, place(), token, name)),
  }
}

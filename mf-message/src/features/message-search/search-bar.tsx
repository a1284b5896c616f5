import { Icon } from '@saidian/shared/ui'
import { useEffect, useRef, useState } from 'react'
import css from './message-search.module.css'

/** As the contract of the search. */
export const MAX_LETTERS = 60
/** A pause in typing; what is composed with an input method is not searched for yet. */
const PAUSE_MS = 350

type SearchBarProps = {
  words: string
  label: string
  onSearch: (words: string) => void
  onBack: () => void
}

/** The field of the search: searches after a pause, at once by its key or button. */
export function SearchBar({ words, label, onSearch, onBack }: SearchBarProps) {
  const [typed, setTyped] = useState(words)
  const [isComposing, setComposing] = useState(false)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => search.current(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isComposing])
  return (
    <form
      className={css.bar}
      aria-label="搜索"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed)
      }}
    >
      <button type="button" className={css.back} aria-label="返回" onClick={onBack}>
        <Icon name="back" size={20} />
      </button>
      <span className={css.field}>
        <Icon name="search" size={16} />
        <input
          className={css.input}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          maxLength={MAX_LETTERS}
          value={typed}
          ref={focusFirst(words)}
          onChange={({ target }) => setTyped(target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </span>
      <button type="submit" className={css.submit}>
        搜索
      </button>
    </form>
  )
}

/** The keyboard opens for a new search, not over hits on the way back to them. */
function focusFirst(words: string) {
  return (field: HTMLInputElement | null) => {
    if (field && words === '' && document.activeElement === document.body) field.focus()
  }
}

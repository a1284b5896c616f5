import { type FormEvent, useRef } from 'react'
import { Icon } from '../../icon/icon'
import css from './search-field.module.css'

export type SearchFieldProps = {
  /** What is searched, for a screen reader. */
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  /** Enter or the search key; the keyboard closes in any case. */
  onSubmit?: (text: string) => void
  maxLength?: number
}

/** Search field with a clear button. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onSubmit, maxLength = 40 } = props
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    onSubmit?.(value)
  }
  return (
    <form aria-label="搜索" className={css.search} onSubmit={submit}>
      <span className={css.sign}>
        <Icon name="search" size={16} />
      </span>
      <input
        ref={input}
        type="search"
        className={css.input}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className={css.clear} onClick={clear} aria-label="清空">
          <Icon name="close" size={14} />
        </button>
      )}
    </form>
  )
}

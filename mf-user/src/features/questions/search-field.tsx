import { Icon } from '@saidian/shared/ui'
import { type FormEvent, useRef } from 'react'
import css from './questions.module.css'

type SearchFieldProps = { value: string; onChange: (text: string) => void }

/** Search field with a clear button. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const closeKeyboard = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
  }
  return (
    <form aria-label="搜索" className={css.search} onSubmit={closeKeyboard}>
      <input
        ref={input}
        type="search"
        className={css.input}
        value={value}
        maxLength={40}
        placeholder="搜索问题，如：验证码"
        aria-label="搜索常见问题"
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

import { useState } from 'react'
import { Icon } from '../../../ui'
import { playerPreferences } from '../../preferences/player-preferences'
import { withHidden } from '../../preferences/player-preferences.rules'
import css from './danmaku-settings.module.css'

const MAX_LENGTH = 20

/** Words whose messages are not shown: add one, take one back. */
export function HiddenTerms({ terms }: { terms: readonly string[] }) {
  const [text, setText] = useState('')
  const change = (hiddenTerms: readonly string[]) =>
    playerPreferences.changeDanmaku({ hiddenTerms })
  return (
    <>
      <form
        className={css.row}
        onSubmit={(event) => {
          event.preventDefault()
          change(withHidden(terms, text))
          setText('')
        }}
      >
        <span>屏蔽词</span>
        <input
          className={css.input}
          aria-label="屏蔽词"
          placeholder="要屏蔽的词"
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={css.action} disabled={text.trim() === ''}>
          添加
        </button>
      </form>
      {terms.length > 0 && (
        <ul className={css.terms}>
          {terms.map((term) => (
            <li key={term}>
              <button
                type="button"
                className={css.term}
                aria-label={`不再屏蔽 ${term}`}
                onClick={() => change(terms.filter((other) => other !== term))}
              >
                {term}
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { Portrait } from '@saidian/shared/ui/subpages'
import { type ReactNode, useEffect, useState } from 'react'
import { useSuggestForPostQuery } from '../editor.api'
import css from './text.module.css'
import type { Token } from './token.rules'

const PAUSE_MS = 200

type SuggestionsProps = { token: Token; onChoose: (name: string) => void }

/** Members or topics whose name begins with what is being typed. */
export function Suggestions({ token: { kind, q }, onChoose }: SuggestionsProps) {
  const paused = usePaused(q)
  const { currentData } = useSuggestForPostQuery({ kind, q: paused })
  const members = kind === 'member' ? (currentData?.members ?? []) : []
  const topics = kind === 'topic' ? (currentData?.topics ?? []) : []
  const isNew = kind === 'topic' && q !== '' && topics.every(({ name }) => name !== q)
  if (members.length + topics.length === 0 && !isNew) return null
  return (
    <ul className={css.suggestions} aria-label={kind === 'member' ? '提到的人' : '话题'}>
      {members.map(({ id, nickName, portrait }) => (
        <Suggestion key={id} onChoose={() => onChoose(nickName)}>
          <Portrait name={nickName} id={id} src={portrait} size={32} />
          <span className={css.suggested}>{nickName}</span>
        </Suggestion>
      ))}
      {isNew && (
        <Suggestion onChoose={() => onChoose(q)}>
          <span className={css.suggested}>#{q}#</span>
          <span className={css.count}>新话题</span>
        </Suggestion>
      )}
      {topics.map(({ name, posts }) => (
        <Suggestion key={name} onChoose={() => onChoose(name)}>
          <span className={css.suggested}>#{name}#</span>
          <span className={css.count}>{posts}帖</span>
        </Suggestion>
      ))}
    </ul>
  )
}

type SuggestionProps = { onChoose: () => void; children: ReactNode }

function Suggestion({ onChoose, children }: SuggestionProps) {
  return (
    <li>
      <button
        type="button"
        className={css.suggestion}
        // The text keeps the focus, and the phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        {children}
      </button>
    </li>
  )
}

/** The value of a short while ago: not every key is a call. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

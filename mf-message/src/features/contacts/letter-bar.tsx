import { type PointerEvent, useState } from 'react'
import css from './contact-list.module.css'

type LetterBarProps = { letters: readonly string[]; onChoose: (letter: string) => void }

/** The letters at the side of a list; a finger that moves along them moves through the list. */
export function LetterBar({ letters, onChoose }: LetterBarProps) {
  const [pressed, setPressed] = useState<string | null>(null)
  const choose = (letter: string) => {
    if (letter === pressed) return
    setPressed(letter)
    onChoose(letter)
  }
  const follow = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return
    const under = document.elementFromPoint(clientX, clientY)
    const letter = under instanceof HTMLElement ? under.dataset.jump : undefined
    if (letter) choose(letter)
  }
  const release = () => setPressed(null)
  return (
    <nav className={css.bar} aria-label="字母索引">
      <div
        className={css.letters}
        onPointerMove={follow}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
      >
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            className={css.jump}
            data-jump={letter}
            aria-current={letter === pressed}
            onClick={() => onChoose(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
      {pressed && (
        <span className={css.bubble} aria-hidden="true">
          {pressed}
        </span>
      )}
    </nav>
  )
}

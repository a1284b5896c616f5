import css from './match-intelligence.module.css'

const WORDS = { good: '有利', bad: '不利', neutral: '' } as const

/** What speaks for or against a side, a line each. */
export function Points({ points, look }: { points: readonly string[]; look: keyof typeof WORDS }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point} className={css.point}>
          {WORDS[look] && <span className={css[look]}>{WORDS[look]}</span>}
          <p className={css.words}>{point}</p>
        </li>
      ))}
    </ul>
  )
}

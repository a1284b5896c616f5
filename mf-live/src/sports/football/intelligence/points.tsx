import css from './match-intelligence.module.css'

const LOOK_LABELS = { good: '有利', bad: '不利', neutral: '' } as const

/** The points for or against a side, one per line. */
export function Points({
  points,
  look,
}: {
  points: readonly string[]
  look: keyof typeof LOOK_LABELS
}) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point} className={css.point}>
          {LOOK_LABELS[look] && <span className={css[look]}>{LOOK_LABELS[look]}</span>}
          <p className={css.text}>{point}</p>
        </li>
      ))}
    </ul>
  )
}

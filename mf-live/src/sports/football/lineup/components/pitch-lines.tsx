import css from './pitch.module.css'

/** The lines of a pitch, 68 × 105 metres. */
export function PitchLines() {
  return (
    <svg className={css.lines} viewBox="0 0 68 105" preserveAspectRatio="none" aria-hidden="true">
      <rect x="1" y="1" width="66" height="103" />
      <path d="M1 52.5h66M13.8 1v16.5h40.4V1M24.8 1v5.5h18.4V1" />
      <path d="M13.8 104V87.5h40.4V104M24.8 104v-5.5h18.4v5.5" />
      <circle cx="34" cy="52.5" r="9.15" />
    </svg>
  )
}

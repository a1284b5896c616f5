import css from './empty-state.module.css'

/** An empty half of a pitch with a lone ball. */
export function PitchDrawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 120 84" aria-hidden="true">
      <path className={css.ground} d="M24 18h72l18 54H6z" />
      <path
        className={css.chalk}
        d="M24 18h72l18 54H6zM15 45h90M45 18l-3 12h36l-3-12M50 45a10 5 0 0 0 20 0"
      />
      <ellipse className={css.shade} cx="78" cy="63.5" rx="8" ry="2" />
      <circle className={css.ball} cx="78" cy="55" r="8" />
      <path
        className={css.chalk}
        d="m78 51.5 3.5 2.6-1.3 4.1h-4.4l-1.3-4.1zM78 51.5V47m3.5 7.1 4.3-1.5m-5.6 5.6 2.6 3.6m-7-3.6-2.6 3.6m1.3-7.7-4.3-1.5"
      />
    </svg>
  )
}

import { LOGO } from './logo-drawing'

/**
 * The mark of the product: a ball at the decisive point of a rising line. Its colours are the
 * brand's in every theme.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${LOGO.side} ${LOGO.side}`} aria-hidden="true">
      <rect width={LOGO.side} height={LOGO.side} rx={LOGO.corner} fill="var(--brand)" />
      <path
        d={LOGO.line}
        fill="none"
        stroke="var(--mark)"
        strokeWidth={LOGO.lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={LOGO.ball.x} cy={LOGO.ball.y} r={LOGO.ball.radius} fill="var(--goal)" />
    </svg>
  )
}

/**
 * The mark of the product: a ball at the decisive point of a rising line. Its colours are the
 * brand's in every theme.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="var(--brand)" />
      <path
        d="M11 46 25 32l9 8 9-13"
        fill="none"
        stroke="var(--mark)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="47" cy="19" r="8" fill="var(--goal)" />
    </svg>
  )
}

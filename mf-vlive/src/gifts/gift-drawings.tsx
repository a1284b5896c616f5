import type { ReactNode } from 'react'

const ink = 'var(--mark-edge)'
const paint = {
  amber: 'var(--goal)',
  orange: 'var(--away)',
  blue: 'var(--brand)',
  red: 'var(--up)',
  green: 'var(--down)',
  white: 'var(--mark)',
  wood: 'var(--court-line)',
}

/** Gifts by the icon of the catalogue, on a 48 × 48 grid. */
export const GIFT_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  stick: (
    <>
      <rect
        x="9"
        y="6"
        width="11"
        height="34"
        rx="5.5"
        fill={paint.blue}
        transform="rotate(-14 14 40)"
      />
      <rect
        x="27"
        y="6"
        width="11"
        height="34"
        rx="5.5"
        fill={paint.amber}
        transform="rotate(14 33 40)"
      />
      <path d="M24 4v5M17 6l2 4M31 6l-2 4" stroke={paint.orange} strokeWidth="2.4" />
    </>
  ),
  whistle: (
    <>
      <path d="M6 18h26a10 10 0 1 1-9.6 13H15a9 9 0 0 1-9-9z" fill={paint.orange} />
      <circle cx="32" cy="28" r="4.4" fill={paint.white} />
      <path d="M38 12l4-5M31 11V5M44 18l5-2" stroke={paint.amber} strokeWidth="2.6" />
    </>
  ),
  scarf: (
    <>
      <path d="M6 14c10-7 26-7 36 0l-3 8c-9-5-21-5-30 0z" fill={paint.red} />
      <path d="M28 18h11v22H28z" fill={paint.red} />
      <path d="M28 26h11v5H28zM14 12l4 7 5-1-3-8zM31 10l-2 8 5 1 3-7z" fill={paint.white} />
      <path d="M29 40v4m3-4v4m3-4v4m3-4v4" stroke={paint.red} strokeWidth="2" />
    </>
  ),
  ball: (
    <>
      <circle cx="24" cy="24" r="18" fill={paint.white} stroke={ink} strokeWidth="1.6" />
      <path
        d="m24 16 8 6-3 9H19l-3-9zM24 16V6M32 22l9-4M29 31l6 8M19 31l-6 8M16 22l-9-4"
        fill={ink}
        stroke={ink}
        strokeWidth="1.8"
      />
    </>
  ),
  basketball: (
    <>
      <circle cx="24" cy="24" r="18" fill={paint.orange} />
      <path
        d="M24 6v36M6 24h36M11 11c8 8 8 18 0 26M37 11c-8 8-8 18 0 26"
        fill="none"
        stroke={ink}
        strokeWidth="2"
      />
    </>
  ),
  firework: (
    <>
      <path
        d="M24 25V6M24 25l13-13M24 25h19M24 25l13 13M24 25v18M24 25 11 38M24 25H5M24 25 11 12"
        stroke={paint.amber}
        strokeWidth="3"
      />
      <path
        d="m24 25 5-17M24 25l17-5M24 25l17 7M24 25l-7 17M24 25 7 32M24 25 7 18M24 25 18 8M24 25l6 17"
        stroke={paint.red}
        strokeWidth="1.8"
      />
      <circle cx="24" cy="25" r="3.6" fill={paint.white} />
    </>
  ),
  rocket: (
    <>
      <path
        d="M24 3c8 6 10 15 8 25H16C14 18 16 9 24 3z"
        fill={paint.white}
        stroke={ink}
        strokeWidth="1.2"
      />
      <circle cx="24" cy="17" r="4.2" fill={paint.blue} />
      <path d="m16 22-7 9 8-1zM32 22l7 9-8-1z" fill={paint.red} />
      <path d="M19 31h10c0 6-3 10-5 13-2-3-5-7-5-13z" fill={paint.amber} />
    </>
  ),
  cup: (
    <>
      <path d="M13 6h22v10c0 8-5 13-11 13S13 24 13 16z" fill={paint.amber} />
      <path
        d="M13 9H6c0 8 3 11 8 12M35 9h7c0 8-3 11-8 12"
        fill="none"
        stroke={paint.amber}
        strokeWidth="3"
      />
      <path d="M21 29h6v7h-6zM14 36h20v6H14z" fill={paint.wood} />
      <path d="m24 10 2 4 4 .6-3 3 .7 4.4-3.7-2-3.7 2 .7-4.4-3-3 4-.6z" fill={paint.white} />
    </>
  ),
  crown: (
    <>
      <path d="m5 14 9 9 10-15 10 15 9-9-4 24H9z" fill={paint.amber} />
      <path d="M9 38h30v4H9z" fill={paint.wood} />
      <circle cx="24" cy="29" r="3.4" fill={paint.red} />
      <circle cx="15" cy="31" r="2.2" fill={paint.blue} />
      <circle cx="33" cy="31" r="2.2" fill={paint.blue} />
    </>
  ),
  heart: (
    <path d="M24 42C6 29 5 20 8 14c4-8 13-7 16 0 3-7 12-8 16 0 3 6 2 15-16 28z" fill={paint.red} />
  ),
  beer: (
    <>
      <path
        d="M33 18h5a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-5"
        fill="none"
        stroke={paint.wood}
        strokeWidth="3.4"
      />
      <path d="M10 14h23v28H10z" fill={paint.amber} />
      <path
        d="M8 15c0-5 5-8 9-5 3-5 12-5 14 0 4-1 6 5 2 7-6 3-20 3-25-2z"
        fill={paint.white}
        stroke={ink}
        strokeWidth=".8"
      />
      <path d="M16 22v14m6-14v14m6-14v14" stroke={paint.white} strokeWidth="2" opacity=".7" />
    </>
  ),
  boots: (
    <>
      <path d="M8 10h14l2 11c3 4 10 5 16 7 4 2 4 6 3 8H8z" fill={paint.green} />
      <path d="M8 36h35v3H8zM12 39v4m7-4v4m12-4v4m7-4v4" fill={ink} stroke={ink} strokeWidth="3" />
      <path d="m24 20 5-3m-1 7 5-3" stroke={paint.white} strokeWidth="2.4" />
    </>
  ),
}

/** A gift of a newer catalogue than this page. */
export const UNKNOWN_GIFT = (
  <>
    <path d="M7 20h34v22H7z" fill={paint.blue} />
    <path d="M4 13h40v8H4z" fill={paint.red} />
    <path
      d="M21 13h6v29h-6zM24 13c-9-10-14-4-11 0m11 0c9-10 14-4 11 0"
      fill={paint.amber}
      stroke={paint.amber}
      strokeWidth="2.4"
    />
  </>
)

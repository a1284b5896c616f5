import type { ReactNode } from 'react'

/** One drawn set on a 16 × 16 grid, stroked with the colour of the words beside it. */
export const ICON_DRAWINGS = {
  ball: (
    <>
      <circle cx="8" cy="8" r="6.4" />
      <path d="m8 5.1 2.7 2-1 3.2H6.3l-1-3.2zM8 5.1V1.7m2.7 5.4 3.3-1.2m-4.3 4.4 2 2.8m-5.4-2.8-2 2.8m1-6L2 5.9" />
    </>
  ),
  basketball: (
    <>
      <circle cx="8" cy="8" r="6.4" />
      <path d="M8 1.6v12.8M1.6 8h12.8M3.6 3.4c2.6 2.6 2.6 6.6 0 9.2m8.8-9.2c-2.6 2.6-2.6 6.6 0 9.2" />
    </>
  ),
  headlines: (
    <>
      <rect x="2.2" y="2.2" width="11.6" height="11.6" rx="2.4" />
      <path d="M5 5.6h6M5 8h6M5 10.4h3.6" />
    </>
  ),
  tv: (
    <>
      <rect x="1.8" y="4.2" width="12.4" height="9.2" rx="2.2" />
      <path d="m5.4 1.6 2.6 2.6 2.6-2.6M6.8 6.8v4l3.2-2z" />
    </>
  ),
  message: (
    <path d="M2 4.6A2 2 0 0 1 4 2.6h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7.6L4.4 14v-2.4H4a2 2 0 0 1-2-2z" />
  ),
  person: (
    <>
      <circle cx="8" cy="5" r="3" />
      <path d="M2.4 14c.3-3 2.5-4.6 5.6-4.6s5.3 1.6 5.6 4.6z" />
    </>
  ),
  chatgpt: (
    <>
      <path d="M8 1.8c.5 3.6 2.6 5.7 6.2 6.2C10.6 8.5 8.5 10.6 8 14.2 7.5 10.6 5.4 8.5 1.8 8 5.4 7.5 7.5 5.4 8 1.8z" />
      <path d="M13 1.6v2.8M14.4 3h-2.8" />
    </>
  ),
  filter: <path d="M2 3.8h12M4.4 8h7.2M6.6 12.2h2.8" />,
  gear: (
    <>
      <circle cx="8" cy="8" r="2.2" />
      <path d="M6.7 3.3 6.9 1.6h2.2l.2 1.7 1.2.5 1.3-1.1 1.5 1.5-1.1 1.4.5 1.1 1.7.2v2.2l-1.7.2-.5 1.1 1.1 1.4-1.5 1.5-1.3-1.1-1.2.5-.2 1.7H6.9l-.2-1.7-1.1-.5-1.4 1.1-1.5-1.5 1.1-1.4-.5-1.1-1.7-.2V6.9l1.7-.2.5-1.2-1.1-1.3 1.5-1.5 1.3 1.1z" />
    </>
  ),
  star: <path d="m8 1.9 1.9 3.8 4.2.6-3 3 .7 4.2L8 11.5l-3.8 2 .7-4.2-3-3 4.2-.6z" />,
  starFilled: (
    <path
      fill="currentColor"
      d="m8 1.9 1.9 3.8 4.2.6-3 3 .7 4.2L8 11.5l-3.8 2 .7-4.2-3-3 4.2-.6z"
    />
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.6" />
      <path d="m10.4 10.4 3.6 3.6" />
    </>
  ),
  heart: (
    <path d="M8 13.6C3.6 10.4 1.8 8.2 1.8 5.8a3.2 3.2 0 0 1 6.2-1.2 3.2 3.2 0 0 1 6.2 1.2c0 2.4-1.8 4.6-6.2 7.8z" />
  ),
  heartFilled: (
    <path
      fill="currentColor"
      d="M8 13.6C3.6 10.4 1.8 8.2 1.8 5.8a3.2 3.2 0 0 1 6.2-1.2 3.2 3.2 0 0 1 6.2 1.2c0 2.4-1.8 4.6-6.2 7.8z"
    />
  ),
  textSize: <path d="M1.8 12.8 5.6 3.2l3.8 9.6M3.1 9.6h5M9.8 12.8l2.3-5.8 2.3 5.8m-3.8-2h3" />,
  comment: (
    <>
      <path d="M2 4.6A2 2 0 0 1 4 2.6h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7.6L4.4 14v-2.4H4a2 2 0 0 1-2-2z" />
      <path d="M5.2 5.9h5.6M5.2 8.4h3.4" />
    </>
  ),
  more: <path strokeWidth="2" d="M3.2 8h.01M8 8h.01M12.8 8h.01" />,
  plus: <path d="M8 2.8v10.4M2.8 8h10.4" />,
  picture: (
    <>
      <rect x="1.8" y="2.6" width="12.4" height="10.8" rx="2" />
      <circle cx="5.4" cy="6" r="1.2" />
      <path d="m2.4 12 3.7-3.5 2.4 2.1 2.7-2.8 2.9 2.9" />
    </>
  ),
  smile: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M5.2 9.4a3.3 3.3 0 0 0 5.6 0M5.8 6.1v.1m4.4-.1v.1" />
    </>
  ),
  at: (
    <>
      <circle cx="8" cy="8" r="2.5" />
      <path d="M10.5 5.5v3.4a1.9 1.9 0 0 0 3.8 0V8A6.3 6.3 0 1 0 11.7 13" />
    </>
  ),
  hash: <path d="M6.2 2.2 4.8 13.8m6.4-11.6L9.8 13.8M2.4 5.8h11.4M2.2 10.2h11.4" />,
  minimize: <path d="M9.6 2v4.4H14M6.4 14V9.6H2M9.6 6.4 14 2M6.4 9.6 2 14" />,
  share: (
    <>
      <circle cx="12" cy="3.6" r="1.9" />
      <circle cx="4" cy="8" r="1.9" />
      <circle cx="12" cy="12.4" r="1.9" />
      <path d="m5.7 7.1 4.6-2.6M5.7 8.9l4.6 2.6" />
    </>
  ),
  pitch: (
    <>
      <rect x="1.6" y="3.2" width="12.8" height="9.6" rx="1" />
      <path d="M8 3.2v9.6M1.6 6h2.2v4H1.6m12.8-4h-2.2v4h2.2" />
      <circle cx="8" cy="8" r="1.6" />
    </>
  ),
  shirt: (
    <path d="M5.6 2.4 2 4.2l1.2 3.2 1.6-.6v6.8h6.4V6.8l1.6.6L14 4.2l-3.6-1.8a2.4 2.4 0 0 1-4.8 0z" />
  ),
  bulb: (
    <path d="M6 12.4h4M6.6 14.4h2.8M8 1.8a4.4 4.4 0 0 0-2.6 8c.4.3.6.7.6 1.2h4c0-.5.2-.9.6-1.2A4.4 4.4 0 0 0 8 1.8z" />
  ),
  back: <path d="M10.2 2.6 4.8 8l5.4 5.4" />,
  chevron: <path d="M6 3.2 10.8 8 6 12.8" />,
  close: <path d="m3.4 3.4 9.2 9.2m0-9.2-9.2 9.2" />,
  check: <path d="m2.8 8.4 3.4 3.4 7-7.4" />,
  refresh: <path d="M13.6 8a5.6 5.6 0 1 1-1.7-4M13.6 1.8v2.7h-2.7" />,
  info: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 7.4v3.8M8 4.9v.1" />
    </>
  ),
  list: <path d="M2.4 3.6h11.2M2.4 8h11.2M2.4 12.4h11.2" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.4V8l2.4 1.6" />
    </>
  ),
  eye: (
    <>
      <path d="M1.4 8S3.8 3.8 8 3.8 14.6 8 14.6 8 12.2 12.2 8 12.2 1.4 8 1.4 8z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  warning: <path d="M8 2.2 14.6 13.6H1.4zM8 6.4v3.4m0 1.7v.1" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof ICON_DRAWINGS

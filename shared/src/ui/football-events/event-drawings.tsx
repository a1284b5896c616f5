import type { ReactNode } from 'react'
import { GOAL, RED_CARD } from '../alert-icon/alert-drawings'

const slash = <path d="M2.6 13.4 13.4 2.6" data-tone="bad" strokeWidth="1.8" />
const whistle = (
  <path d="M2 6.4h8.6a1 1 0 0 1 1 1v2.2l2.4-.6v-2l-2.4-.6M9.4 9.6a3.7 3.7 0 1 1-6.6-2.3M5.8 9.4v.2M7.2 4.4l.6-1.8M9.8 4.6l1.4-1.4" />
)
const target = (
  <>
    <circle cx="8" cy="8" r="6" />
    <circle cx="8" cy="8" r="2.8" />
  </>
)
const goalFrame = (
  <path d="M1.8 13.4V3.4h12.4v10M1.8 6.8h12.4M1.8 10.2h12.4M5.2 3.4v10M8 3.4v10M10.8 3.4v10" />
)

/**
 * Drawings of the events of a match by type (codes-and-words 1.4); `data-tone` takes a meaning
 * colour.
 */
export const EVENT_DRAWINGS: Record<string, ReactNode> = {
  0: <path d="M3 6.4v3.2h2.4l4.6 3V3.4l-4.6 3zM12.4 6a3 3 0 0 1 0 4" />,
  1: GOAL,
  2: <path d="M4.4 14V2l8 3.2-8 3.2M2.6 14h5.6" />,
  3: <rect x="4.2" y="2.4" width="7.6" height="11.2" rx="1.4" data-tone="yellow" />,
  4: RED_CARD,
  5: <path d="M4 14V2h8v5H4M4 2l8 5M12 2 4 7" />,
  6: <path d="M2 13.6h12M4 13.6a9 9 0 0 1 9-9m-2.8-2 2.8 2-2.2 2.6" />,
  7: (
    <>
      <path d="M2 13.6V8.4h12v5.2M5 13.6v-2.4h6v2.4" />
      <circle cx="8" cy="5" r="2" />
    </>
  ),
  8: (
    <>
      <path d="M1.8 9V3h12.4v6" />
      <circle cx="8" cy="11" r="2.8" />
    </>
  ),
  9: <path d="M5 13V4M2.4 6.4 5 3.6l2.6 2.8M11 3v9m-2.6-2.4L11 12.4l2.6-2.8" />,
  '9-1': <path data-tone="good" d="M8 13.6V3.2M4 7.2l4-4.2 4 4.2" />,
  '9-2': <path data-tone="bad" d="M8 2.4v10.4M4 8.8l4 4.2 4-4.2" />,
  10: whistle,
  11: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M6.2 5.6v4.8m3.6-4.8v4.8" />
    </>
  ),
  12: (
    <>
      {whistle}
      <path d="M12.6 12.2h1.8v1.8h-1.8z" fill="currentColor" />
    </>
  ),
  13: <path d="M8 2v12M3 6.2 4.8 5v6m5.6-4.6a1.4 1.4 0 0 1 2.8 0c0 1.6-2.8 2.6-2.8 4.6h2.8" />,
  15: (
    <>
      <rect x="2.6" y="2" width="6.6" height="9.6" rx="1.2" data-tone="yellow" />
      <rect x="6.8" y="4.4" width="6.6" height="9.6" rx="1.2" data-tone="red" />
    </>
  ),
  16: (
    <>
      <path d="M1.8 9V3h12.4v6" />
      <circle cx="8" cy="11" r="2.8" />
      {slash}
    </>
  ),
  17: <g data-tone="bad">{GOAL}</g>,
  18: (
    <path d="M2 9.6c3 0 4.4-1.6 5-4.6l2.4 3.8c1.6.8 4.6 1 4.6 3.4H3.2c-.8 0-1.2-1-1.2-2.6zM6 13.6v-1.4m3.6 1.4v-1.4" />
  ),
  19: (
    <>
      <circle cx="7" cy="9" r="5" />
      <path d="M7 6.4V9l1.8 1.2M13 2.2v4M11 4.2h4" />
    </>
  ),
  21: (
    <>
      {target}
      <circle cx="8" cy="8" r="1" fill="currentColor" />
    </>
  ),
  22: (
    <>
      {target}
      {slash}
    </>
  ),
  23: <path d="m3 3.6 4.6 4.4L3 12.4m5.4-8.8L13 8l-4.6 4.4" />,
  24: <path data-tone="bad" d="m3 3.6 4.6 4.4L3 12.4m5.4-8.8L13 8l-4.6 4.4" />,
  25: <path d="M8 2a6 6 0 1 0 6 6H8zM10.4 1.8v3.8h3.8a5 5 0 0 0-3.8-3.8z" />,
  26: <path d="M8 2.4a5.6 5.6 0 1 0 5.6 5.6M8 4.8V8l2.2 1.4M11 3l1.4 1.4L15 1.6" />,
  27: (
    <>
      {goalFrame}
      <path d="M11 3l1.4 1.4L15 1.6" data-tone="good" />
    </>
  ),
  28: (
    <>
      <rect x="1.8" y="3" width="12.4" height="8.4" rx="1.4" />
      <path d="M5.6 14h4.8M8 11.4V14m-2.8-8 1.4 2.6L8 6m2.8 0-2 2.6h2.6" />
    </>
  ),
  29: (
    <>
      {goalFrame}
      <circle cx="8" cy="10" r="2.4" fill="currentColor" />
    </>
  ),
  30: (
    <>
      {goalFrame}
      {slash}
    </>
  ),
  37: <path d="M10.6 2.4v11.2M13.2 2.4v11.2M2 8h6M5.8 5.4 8.4 8l-2.6 2.6" />,
  38: <path d="M8 1.8c2.4 3 4 5 4 7.4a4 4 0 0 1-8 0c0-2.4 1.6-4.4 4-7.4zM6 9.6a2 2 0 0 0 2 2" />,
  70: <path d="M9 1.6 3.4 9h4l-.6 5.4L12.6 7h-4z" />,
  71: (
    <>
      <path d="M7 1.8 2.8 7.4h3l-.4 4L9.6 6h-3z" />
      <circle cx="11.4" cy="11.4" r="2.6" />
    </>
  ),
  72: (
    <>
      <path d="M7 1.8 2.8 7.4h3l-.4 4L9.6 6h-3z" />
      <circle cx="11.4" cy="11.4" r="2.6" fill="currentColor" />
    </>
  ),
}

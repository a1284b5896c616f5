/** Drawings of the football events that lists announce; `data-tone` takes a meaning colour. */
export const GOAL = (
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="m8 5.2 2.6 1.9-1 3.1H6.4l-1-3.1zM8 5.2V2m2.6 5.1 3-1m-4 4.1 1.9 2.6m-5.1-2.6-1.9 2.6m.9-5.7-3-1" />
  </>
)
export const RED_CARD = <rect x="4.2" y="2.4" width="7.6" height="11.2" rx="1.4" data-tone="red" />

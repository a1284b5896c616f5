/** Behind live by more than this, the picture plays a little faster … */
const FASTER_ABOVE = 3
/** … until it is this near. */
const NORMAL_BELOW = 1.5
/** Behind by more than this, it jumps. */
const JUMP_ABOVE = 10
const AFTER_JUMP = 1
/** Nobody hears or sees it. */
const FASTER_RATE = 1.08

export type CatchUp = { rate: number; jumpTo: number | null }

/**
 * How a broadcast that plays at `time` comes back to the end of what has arrived. Times in seconds
 * of the media.
 */
export function catchUp(media: { time: number; end: number; rate: number }): CatchUp {
  const behind = media.end - media.time
  if (behind > JUMP_ABOVE) return { rate: 1, jumpTo: media.end - AFTER_JUMP }
  const isFaster = behind > FASTER_ABOVE || (media.rate > 1 && behind > NORMAL_BELOW)
  return { rate: isFaster ? FASTER_RATE : 1, jumpTo: null }
}

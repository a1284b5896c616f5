/** Free pixels between two messages of a lane. */
export const GAP = 24

/** When the tail of the newest message of each lane has come in, by the time of the layer. */
export type Lanes = readonly number[]

/** Lanes of an area, all free: as many as fit whole, at least one. */
export function emptyLanes(areaHeight: number, laneHeight: number): Lanes {
  return Array<number>(Math.max(1, Math.floor(areaHeight / laneHeight))).fill(0)
}

/** The topmost lane that is free at `now`; null while every one is taken. */
export function freeLane(lanes: Lanes, now: number): number | null {
  const lane = lanes.findIndex((freeAt) => freeAt <= now)
  return lane === -1 ? null : lane
}

/**
 * The lanes after a message of `width` came into one. All messages move equally fast, so that one
 * never reaches the one before it.
 */
export function takeLane(
  lanes: Lanes,
  lane: number,
  message: { now: number; width: number; pixelsPerMs: number },
): Lanes {
  const freeAt = message.now + (message.width + GAP) / message.pixelsPerMs
  return lanes.with(lane, freeAt)
}

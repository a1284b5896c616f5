/** Messages that count: those of the last minutes. */
export const HEAT_MESSAGE_MINUTES = 3

/** A member who writes much counts as one who writes so many messages. */
export const MAX_MESSAGES_OF_MEMBER = 5

/** Visitors of one network that count: a school, not a program that invents devices. */
export const MAX_VISITORS_OF_NETWORK = 50

const POINTS = { viewer: 10, message: 2 } as const

/**
 * Popularity (热度) of a room: ten for each distinct viewer and two for each message of the last
 * three minutes, where five messages of a member count. Coins have no part in it.
 */
export function heatOf({ viewers, messages }: { viewers: number; messages: number }): number {
  return viewers * POINTS.viewer + messages * POINTS.message
}

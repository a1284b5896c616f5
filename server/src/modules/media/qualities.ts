import type { Bus } from '../../platform/bus'
import { QUALITIES, type Quality } from './hub'

const QUALITIES_SUBJECT = 'media.qualities'
const ANSWER_MS = 500

/** Answers which qualities of a room this process offers. */
export function respondQualities(
  bus: Bus,
  qualitiesOf: (roomId: number) => readonly Quality[],
  signal: AbortSignal,
): void {
  bus.respond(QUALITIES_SUBJECT, (roomId) => qualitiesOf(Number(roomId)), signal)
}

/**
 * The qualities of a room, asked from the process that has its streams; the one of the publisher
 * where no process answers, as with another media server.
 */
export function createReadQualities(bus: Bus): (roomId: number) => Promise<readonly Quality[]> {
  return async (roomId) => {
    const answer = await bus.request(QUALITIES_SUBJECT, roomId, ANSWER_MS).catch(() => [])
    const known = QUALITIES.filter((quality) => Array.isArray(answer) && answer.includes(quality))
    return known.length > 0 ? known : ['source']
  }
}

import { isPosition, type Position } from '@saidian/shared/contracts/sockets'
import { type Bus, positionSubject } from './bus'

/**
 * The position of a topic without a publisher. A client that subscribes from it gets the real
 * position later.
 */
export const NOWHERE: Position = { epoch: 'none', seq: 0 }

/** The position of a topic; `NOWHERE` while it has no publisher. */
export async function askPosition(bus: Bus, topic: string): Promise<Position> {
  try {
    const answer = await bus.request(positionSubject(topic), { topic })
    return isPosition(answer) ? { epoch: answer.epoch, seq: answer.seq } : NOWHERE
  } catch {
    return NOWHERE
  }
}

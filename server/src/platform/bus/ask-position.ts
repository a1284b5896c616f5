import { isPosition, type Position } from '@saidian/shared/contracts'
import { type Bus, positionSubject } from './bus'

/** Of an answer that nobody can follow: its topic has no owner now. A follower is then told the real position. */
export const NOWHERE: Position = { epoch: 'none', seq: 0 }

/** Where a topic stands; `NOWHERE` while nobody answers for it. */
export async function askPosition(bus: Bus, topic: string): Promise<Position> {
  try {
    const answer = await bus.request(positionSubject(topic), { topic })
    return isPosition(answer) ? { epoch: answer.epoch, seq: answer.seq } : NOWHERE
  } catch {
    return NOWHERE
  }
}

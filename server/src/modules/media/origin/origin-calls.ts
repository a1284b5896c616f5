import type { BroadcastHooks, BroadcastReporter } from '../broadcasts'
import type { Delivery } from '../delivery'
import { readStreamName } from '../hub'
import type { MediaOrigin, PlaySigner } from '../play'
import type { OriginCall } from './origin-calls.rules'

export type OriginDeps = {
  scheme: MediaOrigin['scheme']
  broadcasts: Pick<BroadcastHooks, 'roomOfKey'>
  reporter: BroadcastReporter
  signer: Pick<PlaySigner, 'checkPlay'>
  delivery: Pick<Delivery, 'isDropped'>
}

/**
 * Answers whether another media server may do what it reports, and reports its streams to the
 * rooms as those of this process.
 */
export function createOriginCalls(deps: OriginDeps): (call: OriginCall) => Promise<boolean> {
  const { scheme, broadcasts, reporter, signer, delivery } = deps
  const onAir = new Map<number, () => void>()

  /** SRS lets everyone publish and asks; a CDN has checked its own push address. */
  async function mayPublish(roomId: number, query: URLSearchParams): Promise<boolean> {
    if (scheme !== 'srs') return true
    const room = await broadcasts.roomOfKey(query.get('key') ?? '')
    return room?.roomId === roomId && !onAir.has(roomId)
  }

  return async ({ what, stream, query }) => {
    const name = readStreamName(stream)
    if (name?.quality !== 'source' && what !== 'play') return false
    if (what === 'play') {
      const play = await signer.checkPlay(stream, query)
      return play !== null && !delivery.isDropped(play)
    }
    const { roomId } = name as { roomId: number }
    if (what === 'stop') {
      onAir.get(roomId)?.()
      onAir.delete(roomId)
      return true
    }
    if (!(await mayPublish(roomId, query))) return false
    if (!onAir.has(roomId)) onAir.set(roomId, reporter.start(roomId))
    return true
  }
}

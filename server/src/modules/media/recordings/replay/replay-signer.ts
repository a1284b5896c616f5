import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../../platform/clock'
import { createMediaSecret } from '../../play'

export type ReplaySigner = {
  /** The address of a recording for one viewer: the id of a member, or empty for a visitor. */
  sign: (replay: { id: number; viewer: string; expiresAtMs: number }) => Promise<string>
  /** Null for an address that is altered, expired or of another recording. */
  check: (id: number, query: URLSearchParams) => Promise<{ viewer: string } | null>
}

export const REPLAY_PATH = '/media/replay'
const FIELDS = /^viewer=(\d{0,18})&expires=(\d{1,16})&sign=([\w-]{43})$/

/** Signs addresses of recordings with a key of their own. */
export function createReplaySigner(deps: { varDir: string; clock: Clock }): ReplaySigner {
  const secret = createMediaSecret(deps.varDir)
  const signatureOf = async (id: number, viewer: string, expires: string) =>
    createHmac('sha256', await secret('replay addresses'))
      .update([id, viewer, expires].join('\n'))
      .digest()

  return {
    async sign({ id, viewer, expiresAtMs }) {
      const expires = String(expiresAtMs)
      const signature = (await signatureOf(id, viewer, expires)).toString('base64url')
      return `${REPLAY_PATH}/${id}?viewer=${viewer}&expires=${expires}&sign=${signature}`
    },
    async check(id, query) {
      // One form alone: what another reader could read differently is rejected.
      const [, viewer = '', expires = '', given = ''] = FIELDS.exec(query.toString()) ?? []
      if (given === '' || Number(expires) <= deps.clock.now()) return null
      const expected = await signatureOf(id, viewer, expires)
      return timingSafeEqual(Buffer.from(given, 'base64url'), expected) ? { viewer } : null
    },
  }
}

import { createHash } from 'node:crypto'

/** Who watches: a member, or a device that is no member. */
export type Viewer = { memberId: string | null; visitor: string; network: string }

/**
 * The same text for the same viewer. A member is one viewer on all devices; a device names itself,
 * so its name counts only together with its network.
 */
export function viewerKey({ memberId, visitor, network }: Viewer): string {
  if (memberId !== null) return `m${memberId}`
  return `v${createHash('sha256').update(`${network} ${visitor}`).digest('base64url').slice(0, 22)}`
}

import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Db } from '../../../platform/database'
import type { Moderation } from '../../../platform/moderation'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import type { NewSanction, SanctionOf } from './sanction'
import { sanctionText } from './sanction-text.rules'
import { endSanction, insertSanction, isInForce } from './sanctions.repository'

export const SANCTION_CASE = 'sanction'

export type Sanctions = {
  /**
   * Begins a sanction, in the transaction of the act; it replaces the one before. The member gets a
   * notice, to be published after the commit, and a case that they may appeal. `placeName` names
   * the place to them.
   */
  impose: (
    trx: Db,
    sanction: NewSanction & { placeName?: string },
  ) => Promise<{ id: string; sent: SentNotice }>
  isInForce: (db: Db, of: SanctionOf & { nowMs: number }) => Promise<boolean>
  /** Ends a sanction before its time. False when none was in force. */
  lift: (trx: Db, of: SanctionOf & { nowMs: number }) => Promise<boolean>
}

export type SanctionsDeps = {
  moderation: Pick<Moderation, 'recordRejected' | 'close'>
  notices: SendNotices<NoticeContent>
}

/** What members may not do, decided by the staff and by who manages a place. */
export function createSanctions({ moderation, notices }: SanctionsDeps): Sanctions {
  async function lift(trx: Db, of: SanctionOf & { nowMs: number }): Promise<boolean> {
    const id = await endSanction(trx, of, of.nowMs)
    if (id === null) return false
    await moderation.close(trx, SANCTION_CASE, id)
    return true
  }

  return {
    async impose(trx, { placeName = '', ...sanction }) {
      const { memberId, reason, by } = sanction
      await lift(trx, sanction)
      const id = await insertSanction(trx, sanction)
      // The staff does not read groups: what managers decide there is theirs, and the log of the
      // group says it.
      if (sanction.scope === 'group' && 'memberId' in by) return { id, sent: null }
      const { what, end } = sanctionText(sanction, placeName)
      const text = `${what}，${end}`
      const actor = 'staff' in by ? by.staff : `member ${by.memberId}`
      await moderation.recordRejected(
        trx,
        { kind: SANCTION_CASE, subject: id, memberId, content: { text } },
        { by: actor, reason },
      )
      const sent = await notices.send(trx, {
        memberId,
        key: `sanction/${id}`,
        link: '/user/message?tab=cases',
        kind: 'moderation',
        template: 'moderation.sanctioned',
        data: { what, end, reason },
      })
      return { id, sent }
    },
    isInForce,
    lift,
  }
}

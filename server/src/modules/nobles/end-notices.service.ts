import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { SendNotices } from '../../platform/notices'
import { type Ending, type EndNotice, markNotified, readEnding } from './ending.repository'
import { REMINDER_MS, RENEWAL_MS } from './noble.rules'

const DAY_MS = 86_400_000
const BATCH_SIZE = 500
const LINK = '/vlive/noble'

type NoticeDeps = { db: Db; clock: Clock; notices: SendNotices<NoticeContent> }

/** Notifies members three days before their level ends, and at its end; once for each end. */
export function createEndNotices(deps: NoticeDeps): (signal: AbortSignal) => Promise<void> {
  const { db, clock } = deps

  async function sendAll(which: EndNotice, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = clock.now()
      const span =
        which === 'soon'
          ? { fromMs: now, toMs: now + REMINDER_MS }
          : { fromMs: now - RENEWAL_MS, toMs: now }
      const ending = await readEnding(db, which, { ...span, limit: BATCH_SIZE })
      for (const each of ending) await send(deps, which, each)
      if (ending.length < BATCH_SIZE) return
    }
  }

  return async (signal) => {
    await sendAll('soon', signal)
    await sendAll('ended', signal)
  }
}

async function send(deps: NoticeDeps, which: EndNotice, ending: Ending): Promise<void> {
  const { db, clock, notices } = deps
  const { memberId, name, untilMs } = ending
  const over = which === 'soon' ? untilMs : untilMs + RENEWAL_MS
  const days = Math.max(1, Math.ceil((over - clock.now()) / DAY_MS))
  const sent = await db.transaction().execute(async (trx) => {
    if (!(await markNotified(trx, which, ending))) return null
    return notices.send(trx, {
      memberId,
      key: `noble-${which}/${untilMs}`,
      kind: 'coins',
      template: `coins.noble_${which}`,
      data: { level: name, days },
      link: LINK,
    })
  })
  notices.publish(sent)
}

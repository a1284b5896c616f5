import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import { type TextRule, textFault } from '@saidian/shared/contracts/http'
import type { getOperateConfig, operateEndpoints } from '@saidian/shared/contracts/operate'
import { isOwnAddress } from '@saidian/shared/contracts/page'
import { createFreshCache } from '../../platform/cache'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { SharedAnswer } from '../../platform/http'
import { endNotice, insertNotice, listNotices, readCurrentNotices } from './operate.repository'

type Config = ReplyOf<typeof getOperateConfig>
type Listed = ReplyOf<typeof operateEndpoints.list>['notices']
type NewNotice = BodyOf<typeof operateEndpoints.put>

export type Operate = {
  /** What is announced now; each process reads it again after five seconds. */
  current: () => Promise<SharedAnswer<Config>>
  list: () => Promise<Listed>
  /** Resolves with the id. Throws `request.invalid` with the field at fault. */
  put: (notice: NewNotice, by: string) => Promise<string>
  /** False for an unknown or ended one. */
  end: (id: string) => Promise<boolean>
}

const CACHED_MS = 5_000
const TEXT: TextRule = { min: 1, max: 60 }

/** Announcements of the operators. */
export function createOperate({ db, clock }: { db: Db; clock: Clock }): Operate {
  const answers = createFreshCache<SharedAnswer<Config>>(clock, 1)
  return {
    current: () =>
      answers.get('current', CACHED_MS, async () => {
        const notices = await readCurrentNotices(db, clock.now())
        return new SharedAnswer({ notices })
      }),
    list: () => listNotices(db),
    put(notice, by) {
      const field = faultyField(notice, clock.now())
      if (field) throw new RequestError('request.invalid', { field })
      const text = notice.text.trim()
      return insertNotice(db, { ...notice, text }, { by, atMs: clock.now() })
    },
    end: (id) => endNotice(db, id, clock.now()),
  }
}

/** The field at fault; null for a notice that readers may see. */
function faultyField(notice: NewNotice, nowMs: number): keyof NewNotice | null {
  const { text, link, startsAt, endsAt } = notice
  if (textFault(TEXT, text)) return 'text'
  if (link !== null && !isOwnAddress(link)) return 'link'
  return endsAt > startsAt && endsAt * 1_000 > nowMs ? null : 'endsAt'
}

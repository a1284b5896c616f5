import type { Notice } from '@saidian/shared/contracts/notices'
import { beijingDate } from '@saidian/shared/lib'

export type ListRow = { day: string } | { notice: Notice }

/** Notices, newest first, each Beijing day under its own row. */
export function rowsByDay(notices: readonly Notice[]): ListRow[] {
  let last = ''
  return notices.flatMap((notice) => {
    const day = beijingDate(notice.at)
    const isNewDay = day !== last
    last = day
    return isNewDay ? [{ day }, { notice }] : [{ notice }]
  })
}

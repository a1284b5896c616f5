import { beijingDate } from '@saidian/shared/lib'
import type { RouteMeta } from '../routing/route-table'

/** Both remembered days are Beijing days as `yyyy-MM-dd`; null when it never happened. */
type BannerMoment = { isStandalone: boolean; hiddenOn: string | null; now: number }
type DialogMoment = {
  isStandalone: boolean
  askedOn: string | null
  now: number
  page: RouteMeta | null
}

/** The banner stays away inside the installed app and for the rest of the day after its ×. */
export function isBannerShown({ isStandalone, hiddenOn, now }: BannerMoment): boolean {
  return !isStandalone && hiddenOn !== beijingDate(now)
}

/** Pages with a live score, a form or the download itself are never covered by the question. */
const NOT_COVERED = [
  /^\/live(\/|$)/,
  /^\/vlive\/detail(\/|$)/,
  /^\/download(\/|$)/,
  /^\/user\/(login|register|password|set|infor|nickname|certification|changePassWord|opinion)$/,
]

/** The dialog asks once a day at most, never over a live score. */
export function mayAskToDownload({ isStandalone, askedOn, now, page }: DialogMoment): boolean {
  if (isStandalone || page === null || askedOn === beijingDate(now)) return false
  return !NOT_COVERED.some((pattern) => pattern.test(page.route.path))
}

import { beijingDate } from '@saidian/shared/lib'
import type { RouteMeta } from '../routing/route-table'

/** `hiddenOn` and `askedOn` are Beijing days as `yyyy-MM-dd`; null: never. */
type BannerMoment = { isStandalone: boolean; hiddenOn: string | null; now: number }
type DialogMoment = {
  isStandalone: boolean
  askedOn: string | null
  now: number
  page: RouteMeta | null
}

/** False inside the installed app and for the rest of the day after ×. */
export function isBannerShown({ isStandalone, hiddenOn, now }: BannerMoment): boolean {
  return !isStandalone && hiddenOn !== beijingDate(now)
}

/** Pages that the dialog never covers: live scores, chats, forms, the download itself. */
const NOT_COVERED = [
  /^\/live(\/|$)/,
  /^\/vlive\/detail(\/|$)/,
  /^\/message\/(chat|search|find|createGroup)$/,
  /^\/ChatGPT$/,
  /^\/download(\/|$)/,
  /^\/user\/(login|register|password|set|infor|nickname|certification|changePassWord|opinion)$/,
]

/** True when the dialog may open: at most once a day, never over a page of `NOT_COVERED`. */
export function mayAskToDownload({ isStandalone, askedOn, now, page }: DialogMoment): boolean {
  if (isStandalone || page === null || askedOn === beijingDate(now)) return false
  return !NOT_COVERED.some((pattern) => pattern.test(page.route.path))
}

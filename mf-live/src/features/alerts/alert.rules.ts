import { formatDate } from '@saidian/shared/lib'
import type { PopupScope, QuietHours, Settings } from '@saidian/shared/store'

export type AlertSettings = Pick<Settings, 'vibrate' | 'popupScope' | 'noSpoiler' | 'quietHours'>

/** How a prompt reaches the user. */
export type Prompt = { popsUp: boolean; rings: boolean; vibrates: boolean }

const SILENT: Prompt = { popsUp: false, rings: false, vibrates: false }

/**
 * Whether it is within the hours. If `to` is before `from`, they run over midnight; equal times are
 * the whole day.
 */
export function isQuiet(hours: QuietHours | null, nowMs: number): boolean {
  if (!hours) return false
  const now = formatDate(nowMs, 'hh:mm')
  return hours.from < hours.to
    ? now >= hours.from && now < hours.to
    : now >= hours.from || now < hours.to
}

function isInScope(scope: PopupScope, isFollowed: boolean, isShown: boolean): boolean {
  if (scope === 'off') return false
  return isFollowed || (scope === 'all' && isShown)
}

/**
 * How an alert reaches the user. Not at all with 无剧透, in quiet hours or with its kind switched off.
 * A match hidden by the filter prompts only if it is followed.
 */
export function promptFor(
  settings: AlertSettings,
  about: {
    isWanted: boolean
    rings: boolean
    isFollowed: boolean
    isShown: boolean
    nowMs: number
  },
): Prompt {
  if (!about.isWanted || settings.noSpoiler || isQuiet(settings.quietHours, about.nowMs))
    return SILENT
  if (!about.isFollowed && !about.isShown) return SILENT
  return {
    popsUp: isInScope(settings.popupScope, about.isFollowed, about.isShown),
    rings: about.rings,
    vibrates: settings.vibrate,
  }
}

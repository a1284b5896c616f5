import { formatDate } from '@saidian/shared/lib'
import type { PopupScope, QuietHours, Settings } from '@saidian/shared/store'
import type { MatchAlert } from '../../match/alert'

export type AlertSettings = Pick<
  Settings,
  | 'goalChecked'
  | 'redChecked'
  | 'goalSoundHome'
  | 'goalSoundAway'
  | 'vibrate'
  | 'popupScope'
  | 'noSpoiler'
  | 'quietHours'
>

/** What a prompt may do. */
export type Prompt = { popsUp: boolean; rings: boolean; vibrates: boolean }

const SILENT: Prompt = { popsUp: false, rings: false, vibrates: false }

/** True within the hours; `to` before `from` runs over midnight, equal times are the whole day. */
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
 * What a piece of news may do to a person. Nothing without spoilers, at quiet hours, or with its kind switched off;
 * a match hidden by the filter speaks up only when it is followed.
 */
export function promptFor(
  alert: Pick<MatchAlert, 'kind' | 'side'>,
  settings: AlertSettings,
  about: { isFollowed: boolean; isShown: boolean; nowMs: number },
): Prompt {
  const isWanted = alert.kind === 'goal' ? settings.goalChecked : settings.redChecked
  if (!isWanted || settings.noSpoiler || isQuiet(settings.quietHours, about.nowMs)) return SILENT
  if (!about.isFollowed && !about.isShown) return SILENT
  return {
    popsUp: isInScope(settings.popupScope, about.isFollowed, about.isShown),
    rings: alert.side === 'home' ? settings.goalSoundHome : settings.goalSoundAway,
    vibrates: settings.vibrate,
  }
}

/** First words of the prompt: 进球, 点球, 乌龙球 or 红牌. */
export function alertLabel(alert: Pick<MatchAlert, 'kind' | 'isOwnGoal' | 'isPenalty'>): string {
  if (alert.kind === 'red') return '红牌'
  if (alert.isOwnGoal) return '乌龙球'
  return alert.isPenalty ? '点球' : '进球'
}

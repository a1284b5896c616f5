import { knownSetting } from './known-setting'
import type { SessionState } from './session.slice'
import { SETTINGS, type SettingKey, type Settings } from './settings.registry'

/** The parts of the store that decide how a setting acts. */
export type SettingSources = { settings: Settings; session: Pick<SessionState, 'auth'> }

/**
 * A setting as it acts: what was chosen on this device, unless the account or another setting
 * overrides it. Nothing of an override is stored as a choice.
 */
export function settingIn<Key extends SettingKey>(
  sources: SettingSources,
  key: Key,
): Settings[Key] {
  if (isDemandedByAccount(sources, key)) return true as Settings[Key]
  const entry = knownSetting(key)
  const isOff = !entry || (entry.yieldsTo !== undefined && settingIn(sources, entry.yieldsTo))
  return isOff ? (false as Settings[Key]) : sources.settings[key]
}

/** Why the person cannot change a setting now, as a sentence; null when they can. */
export function settingLock(sources: SettingSources, key: SettingKey): string | null {
  if (isDemandedByAccount(sources, key)) return '实名认证显示未满 18 岁，不能关闭'
  const yieldsTo = knownSetting(key)?.yieldsTo
  if (yieldsTo === undefined || !settingIn(sources, yieldsTo)) return null
  return `已开启${SETTINGS[yieldsTo].title}，此项不生效`
}

/** A minor's account demands teen mode on every device where it is logged in. */
function isDemandedByAccount({ session }: SettingSources, key: SettingKey): boolean {
  return key === 'teenMode' && session.auth?.isMinor === true
}

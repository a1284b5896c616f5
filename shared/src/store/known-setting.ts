import type { SettingEntry } from './setting-entry'
import { SETTINGS, type SettingKey } from './settings.registry'

/**
 * The entry of a setting. Undefined for one that this shell does not have: a remote may be built
 * with newer settings, which count as off.
 */
export function knownSetting(key: SettingKey): SettingEntry<unknown, SettingKey> | undefined {
  return Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined
}

import { SETTING_GROUPS, SETTING_KEYS, SETTINGS, type SettingKey } from '../store'
import { SettingControlRow } from './setting-control-row'
import { SettingGroup } from './setting-group'

const GROUPS = Object.keys(SETTING_GROUPS) as (keyof typeof SETTING_GROUPS)[]

/** All settings that `isShown`, in the groups and the order of their registry. */
export function SettingGroups({ isShown }: { isShown?: (key: SettingKey) => boolean }) {
  return GROUPS.map((group) => {
    const keys = SETTING_KEYS.filter(
      (key) =>
        SETTINGS[key].group === group &&
        SETTINGS[key].control.kind !== 'inPlace' &&
        (isShown?.(key) ?? true),
    )
    if (keys.length === 0) return null
    return (
      <SettingGroup key={group} title={SETTING_GROUPS[group]}>
        {keys.map((key) => (
          <SettingControlRow key={key} setting={key} />
        ))}
      </SettingGroup>
    )
  })
}

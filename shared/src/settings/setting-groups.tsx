import { SETTING_GROUPS, SETTING_KEYS, SETTINGS, type SettingGroup, type SettingKey } from '../store'
import { SettingControlRow } from './setting-control-row'
import css from './settings.module.css'

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]

/** All settings that `isShown`, in the groups and the order of their registry. */
export function SettingGroups({ isShown }: { isShown?: (key: SettingKey) => boolean }) {
  return GROUPS.map((group) => {
    const keys = SETTING_KEYS.filter((key) => SETTINGS[key].group === group && (isShown?.(key) ?? true))
    if (keys.length === 0) return null
    return (
      <section key={group} className={css.group} aria-label={SETTING_GROUPS[group]}>
        {keys.map((key) => (
          <SettingControlRow key={key} setting={key} />
        ))}
      </section>
    )
  })
}

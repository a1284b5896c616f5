import { SETTINGS, type SettingKey, useAppSelector } from '../store'

/** True while another setting decides over this one. */
export function useOverruled(setting: SettingKey): boolean {
  const { yieldsTo } = SETTINGS[setting]
  return useAppSelector((state) => yieldsTo !== undefined && state.settings[yieldsTo])
}

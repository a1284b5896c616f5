import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { SETTING_KEYS, SETTINGS, type SettingKey, type Settings } from './settings.registry'

/** The stored values that are valid, defaults for the rest; unknown keys are dropped. */
export function parseSettings(stored: unknown): Settings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const entries = SETTING_KEYS.map((key) => [
    key,
    SETTINGS[key].accepts(given[key]) ? given[key] : SETTINGS[key].default,
  ])
  return Object.fromEntries(entries) as Settings
}

type Change = { [Key in SettingKey]: { key: Key; value: Settings[Key] } }[SettingKey]

/** What the person chose on this device. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: () => parseSettings(null),
  reducers: {
    settingChosen: (state, { payload }: PayloadAction<Change>) =>
      SETTINGS[payload.key].accepts(payload.value) ? { ...state, [payload.key]: payload.value } : state,
    settingsLoaded: (_, action: PayloadAction<Settings>) => action.payload,
  },
})

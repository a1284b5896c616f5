import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { knownSetting } from './known-setting'
import { SETTING_KEYS, SETTINGS, type SettingKey, type Settings } from './settings.registry'

/** The stored values that are valid, defaults for the rest; unknown keys are dropped. */
export function parseSettings(stored: unknown): Settings {
  const given =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  return { ...defaults(), ...validSettings(given) }
}

function defaults(): Settings {
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, SETTINGS[key].default])) as Settings
}

function validSettings(given: Record<string, unknown>): Partial<Settings> {
  const known = SETTING_KEYS.filter(
    (key) => Object.hasOwn(given, key) && SETTINGS[key].accepts(given[key]),
  )
  return Object.fromEntries(known.map((key) => [key, given[key]])) as Partial<Settings>
}

type Change = { [Key in SettingKey]: { key: Key; value: Settings[Key] } }[SettingKey]

/** What the person chose, on this device or another of theirs. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: () => parseSettings(null),
  reducers: {
    settingChosen: {
      prepare: (payload: Change) => ({ payload, meta: { at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Change, string, { at: number }>) =>
        knownSetting(payload.key)?.accepts(payload.value)
          ? { ...state, [payload.key]: payload.value }
          : state,
    },
    settingsLoaded: (_, action: PayloadAction<Settings>) => action.payload,
    /** Another device chose: what is valid of it is taken over. */
    settingsReceived: (state, { payload }: PayloadAction<Record<string, unknown>>) => ({
      ...state,
      ...validSettings(payload),
    }),
  },
})

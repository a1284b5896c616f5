export type PopupScope = 'all' | 'followed' | 'off'
export type Theme = 'system' | 'light' | 'dark' | 'black'
/** Times of the day as `HH:MM`, Beijing time; `from` may be later than `to`. */
export type QuietHours = { from: string; to: string }

export type Settings = {
  goalChecked: boolean
  redChecked: boolean
  hpChecked: boolean
  jqChecked: boolean
  pmChecked: boolean
  goalSoundHome: boolean
  goalSoundAway: boolean
  vibrate: boolean
  popupScope: PopupScope
  noSpoiler: boolean
  streamDelaySeconds: number
  quietHours: QuietHours | null
  theme: Theme
  allowZoom: boolean
  /** Off: no odds on any page (赔率开关). */
  showsOdds: boolean
  /** Company whose odds stand in the lists (codes-and-words 1.7, Nami family). */
  oddsCompanyId: number
}

export type SettingKey = keyof Settings

type Entry<Value> = { default: Value; accepts: (value: unknown) => boolean }

const isTime = (value: unknown) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
const flag = (value: boolean): Entry<boolean> => ({
  default: value,
  accepts: (given) => typeof given === 'boolean',
})
const oneOf = <Value>(value: Value, ...others: Value[]): Entry<Value> => ({
  default: value,
  accepts: (given) => given === value || others.some((other) => other === given),
})

/** Every setting of the product: what it is until a person chooses, and which stored values are believed. */
export const SETTINGS: { readonly [Key in SettingKey]: Entry<Settings[Key]> } = {
  goalChecked: flag(true),
  redChecked: flag(true),
  hpChecked: flag(true),
  jqChecked: flag(true),
  pmChecked: flag(false),
  goalSoundHome: flag(true),
  goalSoundAway: flag(true),
  vibrate: flag(true),
  popupScope: oneOf<PopupScope>('all', 'followed', 'off'),
  noSpoiler: flag(false),
  streamDelaySeconds: {
    default: 0,
    accepts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 120,
  },
  quietHours: {
    default: null,
    accepts: (value) =>
      value === null ||
      (typeof value === 'object' &&
        'from' in value &&
        isTime(value.from) &&
        'to' in value &&
        isTime(value.to)),
  },
  theme: oneOf<Theme>('system', 'light', 'dark', 'black'),
  allowZoom: flag(false),
  showsOdds: flag(true),
  oddsCompanyId: { default: 3, accepts: (value) => Number.isSafeInteger(value) && Number(value) > 0 },
}

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

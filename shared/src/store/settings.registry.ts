export type PopupScope = 'all' | 'followed' | 'off'
export type Theme = 'system' | 'light' | 'dark' | 'black'
/** Colour of the product (diyTheme). */
export type DiyTheme = 'sky' | 'lake' | 'violet' | 'rose'
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
  quietHours: QuietHours | null
  /** Off: no odds on any page (赔率开关). */
  showsOdds: boolean
  /** Company whose odds stand in the lists (codes-and-words 1.7, Nami family). */
  oddsCompanyId: number
  noSpoiler: boolean
  streamDelaySeconds: number
  theme: Theme
  diyTheme: DiyTheme
  allowZoom: boolean
  /** No pictures, no video, no motion. */
  dataSaver: boolean
  teenMode: boolean
}

export type SettingKey = keyof Settings
export type FlagKey = { [Key in SettingKey]: Settings[Key] extends boolean ? Key : never }[SettingKey]

/** Groups of the settings pages, in their order. */
export const SETTING_GROUPS = {
  alerts: '提示',
  lists: '列表',
  odds: '指数',
  watching: '看球',
  look: '外观',
  traffic: '流量',
  teen: '青少年模式',
} as const
export type SettingGroup = keyof typeof SETTING_GROUPS

/** What a settings page offers to choose a value with. */
export type SettingControl =
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly { key: string; text: string }[] }
  | { kind: 'seconds'; max: number; step: number }
  | { kind: 'hours' }
  | { kind: 'oddsCompany' }

export type SettingEntry<Value> = {
  default: Value
  /** Which stored values are believed. */
  accepts: (value: unknown) => boolean
  group: SettingGroup
  title: string
  /** What it does, in half a sentence. */
  note?: string
  control: SettingControl
  /** Where it acts: the settings page of the score lists shows only what changes them. */
  acts: 'scores' | 'product'
  /** Off, whatever was chosen, while that one is on. */
  yieldsTo?: FlagKey
}

type Words = Pick<SettingEntry<never>, 'group' | 'title' | 'note' | 'acts' | 'yieldsTo'>

const isTime = (value: unknown) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

const flag = (value: boolean, words: Words): SettingEntry<boolean> => ({
  ...words,
  default: value,
  accepts: (given) => typeof given === 'boolean',
  control: { kind: 'switch' },
})

const choice = <Value extends string>(words: Words, texts: Record<Value, string>): SettingEntry<Value> => {
  const keys = Object.keys(texts) as Value[]
  return {
    ...words,
    default: keys[0] as Value,
    accepts: (given) => keys.some((key) => key === given),
    control: { kind: 'choice', options: keys.map((key) => ({ key, text: texts[key] })) },
  }
}

const alert = (title: string): SettingEntry<boolean> =>
  flag(true, { group: 'alerts', title, acts: 'scores', yieldsTo: 'noSpoiler' })

/**
 * Every setting of the product: what it is until a person chooses, which values are believed, how it is chosen and
 * where it acts. Settings pages, storage and sync between devices follow from an entry here. Of a choice the first is
 * the default.
 */
export const SETTINGS: { readonly [Key in SettingKey]: SettingEntry<Settings[Key]> } = {
  goalChecked: alert('进球提示'),
  redChecked: alert('红牌提示'),
  goalSoundHome: alert('主队声音'),
  goalSoundAway: alert('客队声音'),
  vibrate: alert('震动'),
  popupScope: choice<PopupScope>(
    { group: 'alerts', title: '弹窗范围', acts: 'scores' },
    { all: '全部', followed: '关注', off: '关闭' },
  ),
  quietHours: {
    group: 'alerts',
    title: '免打扰时段',
    note: '此时段没有声音、震动和弹窗',
    acts: 'scores',
    control: { kind: 'hours' },
    default: null,
    accepts: (value) =>
      value === null ||
      (typeof value === 'object' &&
        'from' in value &&
        isTime(value.from) &&
        'to' in value &&
        isTime(value.to)),
  },
  hpChecked: flag(true, { group: 'lists', title: '显示红黄牌', acts: 'scores' }),
  jqChecked: flag(true, { group: 'lists', title: '显示角球', acts: 'scores' }),
  pmChecked: flag(false, { group: 'lists', title: '显示排名', acts: 'scores' }),
  showsOdds: flag(true, {
    group: 'odds',
    title: '赔率开关',
    note: '关闭后所有页面都不显示指数',
    acts: 'scores',
    yieldsTo: 'teenMode',
  }),
  oddsCompanyId: {
    group: 'odds',
    title: '指数公司',
    acts: 'scores',
    control: { kind: 'oddsCompany' },
    default: 3,
    accepts: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  },
  noSpoiler: flag(false, {
    group: 'watching',
    title: '无剧透',
    note: '点开才看到比分，不再提示进球',
    acts: 'scores',
  }),
  streamDelaySeconds: {
    group: 'watching',
    title: '直播延迟',
    note: '比分、文字和指数晚这么久显示，不抢在直播画面之前',
    acts: 'scores',
    control: { kind: 'seconds', max: 120, step: 5 },
    default: 0,
    accepts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 120,
  },
  theme: choice<Theme>(
    { group: 'look', title: '主题', acts: 'scores' },
    { system: '跟随系统', light: '浅色', dark: '深色', black: '纯黑' },
  ),
  diyTheme: choice<DiyTheme>(
    { group: 'look', title: '主题色', acts: 'product' },
    { sky: '晴空', lake: '湖青', violet: '暮紫', rose: '玫红' },
  ),
  allowZoom: flag(false, { group: 'look', title: '允许双指缩放', acts: 'product' }),
  dataSaver: flag(false, {
    group: 'traffic',
    title: '省流量模式',
    note: '不加载图片和视频，不播放动画',
    acts: 'product',
  }),
  teenMode: flag(false, {
    group: 'teen',
    title: '青少年模式',
    note: '不显示指数和彩票内容',
    acts: 'product',
  }),
}

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

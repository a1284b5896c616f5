import type { SPORT } from '../contracts/personal'

/** Times of the day as `HH:MM`, Beijing time; `from` may be later than `to`. */
export type QuietHours = { from: string; to: string }

/** Groups of the settings pages, in their order. */
export const SETTING_GROUPS = {
  alerts: '提示',
  lists: '列表',
  odds: '指数',
  watching: '看球',
  notices: '通知',
  privacy: '隐私',
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
  /** Chosen on the page that it changes, so the settings pages do not list it. */
  | { kind: 'inPlace' }

/** `Flag` names a setting that is on or off. */
export type SettingEntry<Value, Flag extends string = string> = {
  default: Value
  /** Which stored values are valid. */
  accepts: (value: unknown) => boolean
  group: SettingGroup
  title: string
  /** What it does, in half a sentence. */
  note?: string
  control: SettingControl
  /** Where it acts: the settings page of the score lists shows only what changes them. */
  acts: 'scores' | 'product'
  /** The only sport that it concerns; absent for all. */
  sport?: keyof typeof SPORT
  /** Off, whatever was chosen, while that one is on. */
  yieldsTo?: Flag
}

type EntryText<Flag extends string> = Pick<
  SettingEntry<never, Flag>,
  'group' | 'title' | 'note' | 'acts' | 'yieldsTo'
>

/** On or off. */
export function flag<Flag extends string = never>(
  value: boolean,
  text: EntryText<Flag>,
): SettingEntry<boolean, Flag> {
  return {
    ...text,
    default: value,
    accepts: (given) => typeof given === 'boolean',
    control: { kind: 'switch' },
  }
}

/** How alerts reach the user: on by default, off while 无剧透 is on. */
export function alertFlag(title: string, note?: string): SettingEntry<boolean, 'noSpoiler'> {
  return flag(true, { group: 'alerts', title, note, acts: 'scores', yieldsTo: 'noSpoiler' })
}

/** Settings that concern one sport only. */
export function ofSport<Entries extends Record<string, Pick<SettingEntry<boolean>, 'sport'>>>(
  sport: keyof typeof SPORT,
  entries: Entries,
): Entries {
  for (const entry of Object.values(entries)) entry.sport = sport
  return entries
}

/** One of a few words; the first is the default. */
export function choice<Value extends string>(
  text: EntryText<never>,
  texts: Record<Value, string>,
): SettingEntry<Value, never> {
  const keys = Object.keys(texts) as Value[]
  return {
    ...text,
    default: keys[0] as Value,
    accepts: (given) => keys.some((key) => key === given),
    control: { kind: 'choice', options: keys.map((key) => ({ key, text: texts[key] })) },
  }
}

/** Whole seconds from none to `max`. */
export function seconds(
  { max, step }: { max: number; step: number },
  text: EntryText<never>,
): SettingEntry<number, never> {
  return {
    ...text,
    default: 0,
    accepts: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max,
    control: { kind: 'seconds', max, step },
  }
}

/** A time of the day from one hour to another; none without a choice. */
export function hours(text: EntryText<never>): SettingEntry<QuietHours | null, never> {
  return {
    ...text,
    default: null,
    accepts: (value) =>
      value === null ||
      (typeof value === 'object' &&
        'from' in value &&
        isTime(value.from) &&
        'to' in value &&
        isTime(value.to)),
    control: { kind: 'hours' },
  }
}

/** A company of odds by its number (codes-and-words 1.7, Nami family). */
export function oddsCompany(
  companyId: number,
  text: EntryText<never>,
): SettingEntry<number, never> {
  return {
    ...text,
    default: companyId,
    accepts: (value) => Number.isSafeInteger(value) && Number(value) > 0,
    control: { kind: 'oddsCompany' },
  }
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

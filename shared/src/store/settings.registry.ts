import { BASKETBALL_SETTINGS } from './basketball-settings'
import { FOOTBALL_SETTINGS } from './football-settings'
import { NEWS_SETTINGS } from './news-settings'
import {
  alertFlag,
  choice,
  flag,
  hours,
  oddsCompany,
  type SettingEntry,
  seconds,
} from './setting-entry'

export type PopupScope = 'all' | 'followed' | 'off'
export type Theme = 'system' | 'light' | 'dark' | 'black'
/** Colour of the product (diyTheme). */
export type DiyTheme = 'sky' | 'lake' | 'violet' | 'rose'

const ENTRIES = {
  ...FOOTBALL_SETTINGS,
  ...BASKETBALL_SETTINGS,
  vibrate: alertFlag('震动'),
  popupScope: choice<PopupScope>(
    { group: 'alerts', title: '弹窗范围', acts: 'scores' },
    { all: '全部', followed: '关注', off: '关闭' },
  ),
  quietHours: hours({
    group: 'alerts',
    title: '免打扰时段',
    note: '此时段没有声音、震动和弹窗',
    acts: 'scores',
  }),
  pmChecked: flag(false, { group: 'lists', title: '显示排名', acts: 'scores' }),
  showsOdds: flag(true, {
    group: 'odds',
    title: '显示指数',
    note: '关闭后所有页面都不显示指数',
    acts: 'scores',
    yieldsTo: 'teenMode',
  }),
  oddsCompanyId: oddsCompany(3, { group: 'odds', title: '指数公司', acts: 'scores' }),
  noSpoiler: flag(false, {
    group: 'watching',
    title: '无剧透',
    note: '点开才看到比分，不再提示进球',
    acts: 'scores',
  }),
  streamDelaySeconds: seconds(
    { max: 120, step: 5 },
    {
      group: 'watching',
      title: '直播延迟',
      note: '比分、文字和指数晚这么久显示，不抢在直播画面之前',
      acts: 'scores',
    },
  ),
  noticeCoins: flag(true, { group: 'notices', title: '金币变动通知', acts: 'product' }),
  noticeModeration: flag(true, { group: 'notices', title: '审核结果通知', acts: 'product' }),
  noticeRooms: flag(true, { group: 'notices', title: '预约开播通知', acts: 'product' }),
  noticeLikes: flag(true, { group: 'notices', title: '赞通知', acts: 'product' }),
  noticeReplies: flag(true, { group: 'notices', title: '评论和回复通知', acts: 'product' }),
  noticeMentions: flag(true, { group: 'notices', title: '@我通知', acts: 'product' }),
  noticeFollows: flag(true, { group: 'notices', title: '新增粉丝通知', acts: 'product' }),
  noticeGroups: flag(true, { group: 'notices', title: '群聊通知', acts: 'product' }),
  noticeFriends: flag(true, { group: 'notices', title: '好友申请通知', acts: 'product' }),
  isFindable: flag(true, {
    group: 'privacy',
    title: '允许他人搜索到我',
    note: '关闭后，其他人不能通过昵称或 ID 找到你',
    acts: 'product',
    yieldsTo: 'teenMode',
  }),
  strangerMessages: flag(true, {
    group: 'privacy',
    title: '允许陌生人发消息',
    note: '你回复前，对方最多发 3 条文字消息',
    acts: 'product',
    yieldsTo: 'teenMode',
  }),
  theme: choice<Theme>(
    { group: 'look', title: '主题', acts: 'scores' },
    { system: '跟随系统', light: '浅色', dark: '深色', black: '纯黑' },
  ),
  diyTheme: choice<DiyTheme>(
    { group: 'look', title: '主题色', acts: 'product' },
    { sky: '晴空', lake: '湖青', violet: '暮紫', rose: '玫红' },
  ),
  ...NEWS_SETTINGS,
  allowZoom: flag(false, { group: 'look', title: '允许双指缩放', acts: 'product' }),
  /** No pictures, no video, no motion. */
  dataSaver: flag(false, {
    group: 'traffic',
    title: '省流量模式',
    note: '不加载图片和视频，不播放动画',
    acts: 'product',
  }),
  teenMode: flag(false, {
    group: 'teen',
    title: '青少年模式',
    note: '不显示指数和彩票内容，只和好友聊天',
    acts: 'product',
  }),
}

type Entries = typeof ENTRIES

export type SettingKey = keyof Entries
/** Every setting with the type of its value, as the registry has them. */
export type Settings = { [Key in SettingKey]: Entries[Key]['default'] }
/** Settings whose values are of this type. */
export type KeyOf<Value> = {
  [Key in SettingKey]: [Settings[Key]] extends [Value] ? Key : never
}[SettingKey]
export type FlagKey = KeyOf<boolean>

/**
 * Every setting of the product: what it is until a person chooses, which values are valid, how
 * it is chosen and where it acts. Types, settings pages, storage and sync between devices follow
 * from an entry here.
 */
export const SETTINGS: { readonly [Key in SettingKey]: SettingEntry<Settings[Key], FlagKey> } =
  ENTRIES

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

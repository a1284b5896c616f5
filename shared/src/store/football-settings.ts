import { alertFlag, flag, ofSport } from './setting-entry'

/** Settings of what only football has. The specification gives the names in `Checked`. */
export const FOOTBALL_SETTINGS = ofSport('football', {
  goalChecked: alertFlag('进球提示'),
  redChecked: alertFlag('红牌提示'),
  goalSoundHome: alertFlag('主队进球声音'),
  goalSoundAway: alertFlag('客队进球声音'),
  hpChecked: flag(true, { group: 'lists', title: '显示红黄牌', acts: 'scores' }),
  jqChecked: flag(true, { group: 'lists', title: '显示角球', acts: 'scores' }),
})

import { alertFlag, ofSport } from './setting-entry'

/** Settings of what only basketball has. */
export const BASKETBALL_SETTINGS = ofSport('basketball', {
  leadChecked: alertFlag('反超提示', '篮球最后两分钟的反超与追平'),
  periodChecked: alertFlag('节末提示', '篮球每节结束'),
  overtimeChecked: alertFlag('加时提示', '篮球进入加时'),
  basketballTone: alertFlag('篮球提示声音'),
})

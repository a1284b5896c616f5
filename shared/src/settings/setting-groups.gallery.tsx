import { answer } from '../testing'
import { SettingGroups } from './setting-groups'

export const answers = {
  'GET /live/odds/company': answer([{ companyId: 3, nameZh: '皇冠', shortZh: '皇' }]),
}

export function EverySetting() {
  return <SettingGroups />
}

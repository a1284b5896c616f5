export { SettingGroup } from './setting-group'
export { SettingGroups } from './setting-groups'
export { SettingRow, type SettingRowProps } from './setting-row'

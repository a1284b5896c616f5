import { Switch } from '../ui/controls'
import { SettingGroup } from './setting-group'
import { SettingRow } from './setting-row'

const ignore = () => undefined

export function RowsOfAGroup() {
  return (
    <SettingGroup title="提示">
      <SettingRow title="进球提示" control={<Switch label="进球提示" isOn onChange={ignore} />} />
      <SettingRow
        title="比赛开始前提醒关注的比赛"
        note="手机系统的通知权限关闭时收不到，可以在系统设置里打开"
        control={<Switch label="开赛提醒" isOn={false} onChange={ignore} />}
      />
    </SettingGroup>
  )
}

import { type SettingKey, type Settings, useSetting } from '@saidian/shared/store'
import { Switch } from '@saidian/shared/ui/controls'
import { SettingRow } from './setting-row'

type FlagKey = { [Key in SettingKey]: Settings[Key] extends boolean ? Key : never }[SettingKey]

export type SwitchRowProps = { setting: FlagKey; title: string; note?: string; isDisabled?: boolean }

/** A setting that is on or off. */
export function SwitchRow({ setting, title, note, isDisabled }: SwitchRowProps) {
  const [isOn, choose] = useSetting(setting)
  return (
    <SettingRow
      title={title}
      note={note}
      control={<Switch label={title} isOn={isOn} onChange={choose} isDisabled={isDisabled} />}
    />
  )
}

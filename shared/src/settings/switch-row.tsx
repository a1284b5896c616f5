import { type FlagKey, SETTINGS, useSetting } from '../store'
import { Switch } from '../ui/controls'
import { SettingRow } from './setting-row'
import { useOverruled } from './use-overruled'

/** A setting that is on or off. */
export function SwitchRow({ setting }: { setting: FlagKey }) {
  const [isOn, choose] = useSetting(setting)
  const isDisabled = useOverruled(setting)
  const { title, note } = SETTINGS[setting]
  const control = <Switch label={title} isOn={isOn} onChange={choose} isDisabled={isDisabled} />
  return <SettingRow title={title} note={note} control={control} />
}

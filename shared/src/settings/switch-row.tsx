import { useId } from 'react'
import { type FlagKey, SETTINGS, settingLock, useAppSelector, useSetting } from '../store'
import { Switch } from '../ui/controls'
import { SettingRow } from './setting-row'

/** A setting that is on or off. */
export function SwitchRow({ setting }: { setting: FlagKey }) {
  const [isOn, choose] = useSetting(setting)
  const lock = useAppSelector((state) => settingLock(state, setting))
  const noteId = useId()
  const { title, note } = SETTINGS[setting]
  const control = (
    <Switch
      label={title}
      isOn={isOn}
      onChange={choose}
      isDisabled={lock !== null}
      describedBy={noteId}
    />
  )
  return <SettingRow title={title} note={lock ?? note} noteId={noteId} control={control} />
}

import { type KeyOf, SETTINGS, useSetting } from '../store'
import { Slider } from '../ui/controls'
import { SettingRow } from './setting-row'
import css from './settings.module.css'

type SecondsRowProps = { setting: KeyOf<number>; max: number; step: number }

/** A setting in seconds. */
export function SecondsRow({ setting, max, step }: SecondsRowProps) {
  const [value, choose] = useSetting(setting)
  const { title, note } = SETTINGS[setting]
  const slider = (
    <div className={css.slider}>
      <Slider
        label={title}
        value={value}
        min={0}
        max={max}
        step={step}
        onChange={choose}
        textOf={(seconds) => `${seconds} 秒`}
      />
    </div>
  )
  return <SettingRow title={`${title} ${value} 秒`} note={note} control={slider} />
}

import { type KeyOf, SETTINGS, type SettingControl, useSetting } from '../store'
import { Segmented } from '../ui'
import { SettingRow } from './setting-row'
import css from './settings.module.css'

/** More words than this need a line of their own. */
const BESIDE = 3

type ChoiceRowProps = {
  setting: KeyOf<string>
  options: Extract<SettingControl, { kind: 'choice' }>['options']
}

/** A setting that is one of a few words. */
export function ChoiceRow({ setting, options }: ChoiceRowProps) {
  const [value, choose] = useSetting(setting)
  const { title, note } = SETTINGS[setting]
  const control = (
    <Segmented
      label={title}
      items={options}
      value={value}
      onChoose={(key) => choose(key as typeof value)}
      look="pill"
    />
  )
  if (options.length <= BESIDE) return <SettingRow title={title} note={note} control={control} />
  return (
    <div className={css.stack}>
      <p className={css.caption}>{title}</p>
      {control}
    </div>
  )
}

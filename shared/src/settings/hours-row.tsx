import { useState } from 'react'
import { type KeyOf, type QuietHours, SETTINGS, useSetting } from '../store'
import { Picker, Switch } from '../ui/controls'
import { SettingRow } from './setting-row'
import css from './settings.module.css'

const USUAL = { from: '23:00', to: '08:00' }

/** Every half hour of the day. */
const TIMES = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

/** A setting that is a time of the day, or none. */
export function HoursRow({ setting }: { setting: KeyOf<QuietHours | null> }) {
  const [hours, choose] = useSetting(setting)
  const { title, note } = SETTINGS[setting]
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <SettingRow
        title={title}
        note={note}
        control={
          <Switch
            label={title}
            isOn={hours !== null}
            onChange={(isOn) => choose(isOn ? USUAL : null)}
          />
        }
      />
      {hours && (
        <button type="button" className={css.line} onClick={() => setChoosing(true)}>
          <span className={css.title}>时间</span>
          <span className={css.value}>
            {hours.from} – {hours.to < hours.from ? '次日 ' : ''}
            {hours.to}
          </span>
        </button>
      )}
      {hours && isChoosing && (
        <Picker
          title={title}
          columns={[TIMES, TIMES]}
          value={[hours.from, hours.to]}
          onConfirm={([from, to]) => {
            if (from && to) choose({ from, to })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

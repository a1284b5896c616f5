import { useState } from 'react'
import { SETTINGS, useSetting } from '../store'
import { Picker, Switch } from '../ui/controls'
import { SettingRow } from './setting-row'
import css from './settings.module.css'

const USUAL = { from: '23:00', to: '08:00' }

/** Every half hour of the day. */
const TIMES = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

/** 免打扰: from when to when nothing rings, shakes or pops up. */
export function QuietHoursRow() {
  const [hours, choose] = useSetting('quietHours')
  const { title, note } = SETTINGS.quietHours
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <SettingRow
        title={title}
        note={note}
        control={
          <Switch label={title} isOn={hours !== null} onChange={(isOn) => choose(isOn ? USUAL : null)} />
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

import { type FlagKey, SETTINGS, type SettingKey } from '../store'
import { type ChoiceKey, ChoiceRow } from './choice-row'
import { OddsCompanyRow } from './odds-company-row'
import { QuietHoursRow } from './quiet-hours-row'
import { SecondsRow } from './seconds-row'
import { SwitchRow } from './switch-row'

/** The line of one setting, by the control that its entry names. */
export function SettingControlRow({ setting }: { setting: SettingKey }) {
  const { control } = SETTINGS[setting]
  switch (control.kind) {
    case 'switch':
      return <SwitchRow setting={setting as FlagKey} />
    case 'choice':
      return <ChoiceRow setting={setting as ChoiceKey} options={control.options} />
    case 'seconds':
      return <SecondsRow setting="streamDelaySeconds" max={control.max} step={control.step} />
    case 'hours':
      return <QuietHoursRow />
    case 'oddsCompany':
      return <OddsCompanyRow />
  }
}

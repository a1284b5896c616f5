import { type FlagKey, type KeyOf, type QuietHours, SETTINGS, type SettingKey } from '../store'
import { ChoiceRow } from './choice-row'
import { HoursRow } from './hours-row'
import { OddsCompanyRow } from './odds-company-row'
import { SecondsRow } from './seconds-row'
import { SwitchRow } from './switch-row'

/**
 * The line of one setting, by the control that its entry names; the builder of the entry has paired
 * it with its value.
 */
export function SettingControlRow({ setting }: { setting: SettingKey }) {
  // An older shell shows no line for a setting that it does not have.
  const control = Object.hasOwn(SETTINGS, setting) ? SETTINGS[setting].control : null
  switch (control?.kind) {
    case 'switch':
      return <SwitchRow setting={setting as FlagKey} />
    case 'choice':
      return <ChoiceRow setting={setting as KeyOf<string>} options={control.options} />
    case 'seconds':
      return <SecondsRow setting={setting as KeyOf<number>} max={control.max} step={control.step} />
    case 'hours':
      return <HoursRow setting={setting as KeyOf<QuietHours | null>} />
    case 'oddsCompany':
      return <OddsCompanyRow setting={setting as KeyOf<number>} />
    default:
      return null
  }
}

import type { Sport } from '@saidian/shared/matches'
import { SettingGroups } from '@saidian/shared/settings'
import { SETTINGS, type SettingKey } from '@saidian/shared/store'
import { Page } from '@saidian/shared/ui/subpages'

export type ListSettingsProps = {
  /** The sports of the list. */
  sports: readonly Sport[]
  onClose: () => void
}

/** The settings that change the score pages of these sports. */
export function ListSettings({ sports, onClose }: ListSettingsProps) {
  const isShown = (key: SettingKey) => {
    const { acts, sport } = SETTINGS[key]
    return acts === 'scores' && (sport === undefined || sports.includes(sport))
  }
  return (
    <Page title="比分设置" onBack={onClose}>
      <SettingGroups isShown={isShown} />
    </Page>
  )
}

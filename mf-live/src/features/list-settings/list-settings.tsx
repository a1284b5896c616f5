import { SettingGroups } from '@saidian/shared/settings'
import { SETTINGS, type SettingKey } from '@saidian/shared/store'
import { Page } from '@saidian/shared/ui'

const changesScores = (key: SettingKey) => SETTINGS[key].acts === 'scores'

/** The settings that change the score pages. */
export function ListSettings({ onClose }: { onClose: () => void }) {
  return (
    <Page title="比分设置" onBack={onClose}>
      <SettingGroups isShown={changesScores} />
    </Page>
  )
}

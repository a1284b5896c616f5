import { type PopupScope, type Theme, useSetting } from '@saidian/shared/store'
import { Page, Segmented } from '@saidian/shared/ui'
import { Slider } from '@saidian/shared/ui/controls'
import css from './list-settings.module.css'
import { OddsCompanyRow } from './odds-company-row'
import { QuietHoursRow } from './quiet-hours-row'
import { SettingRow } from './setting-row'
import { SwitchRow } from './switch-row'

const SCOPES = [
  { key: 'all', text: '全部' },
  { key: 'followed', text: '关注' },
  { key: 'off', text: '关闭' },
] as const satisfies readonly { key: PopupScope; text: string }[]

const THEMES = [
  { key: 'system', text: '跟随系统' },
  { key: 'light', text: '浅色' },
  { key: 'dark', text: '深色' },
  { key: 'black', text: '纯黑' },
] as const satisfies readonly { key: Theme; text: string }[]

/** Settings of the score lists; only those that do something now. */
export function ListSettings({ onClose }: { onClose: () => void }) {
  const [popupScope, choosePopupScope] = useSetting('popupScope')
  const [delay, chooseDelay] = useSetting('streamDelaySeconds')
  const [theme, chooseTheme] = useSetting('theme')
  const [noSpoiler] = useSetting('noSpoiler')
  return (
    <Page title="比分设置" onBack={onClose}>
      <section className={css.group} aria-label="提示">
        <SwitchRow setting="goalChecked" title="进球提示" isDisabled={noSpoiler} />
        <SwitchRow setting="redChecked" title="红牌提示" isDisabled={noSpoiler} />
        <SwitchRow setting="goalSoundHome" title="主队声音" isDisabled={noSpoiler} />
        <SwitchRow setting="goalSoundAway" title="客队声音" isDisabled={noSpoiler} />
        <SwitchRow setting="vibrate" title="震动" isDisabled={noSpoiler} />
        <SettingRow
          title="弹窗范围"
          control={
            <Segmented
              label="弹窗范围"
              items={SCOPES}
              value={popupScope}
              onChoose={choosePopupScope}
              look="pill"
            />
          }
        />
        <QuietHoursRow />
      </section>
      <section className={css.group} aria-label="列表">
        <SwitchRow setting="hpChecked" title="显示红黄牌" />
        <SwitchRow setting="jqChecked" title="显示角球" />
        <SwitchRow setting="pmChecked" title="显示排名" />
      </section>
      <section className={css.group} aria-label="指数">
        <SwitchRow setting="showsOdds" title="赔率开关" note="关闭后所有页面都不显示指数" />
        <OddsCompanyRow />
      </section>
      <section className={css.group} aria-label="看球">
        <SwitchRow setting="noSpoiler" title="无剧透" note="点开才看到比分，不再提示进球" />
        <SettingRow
          title="直播延迟"
          note={delay === 0 ? '不抢在直播画面之前' : `列表慢 ${delay} 秒显示`}
          control={
            <div className={css.slider}>
              <Slider
                label="直播延迟"
                value={delay}
                min={0}
                max={120}
                step={5}
                onChange={chooseDelay}
                textOf={(seconds) => `${seconds} 秒`}
              />
            </div>
          }
        />
      </section>
      <section className={css.group} aria-label="外观">
        <p className={css.caption}>外观</p>
        <Segmented label="外观" items={THEMES} value={theme} onChoose={chooseTheme} look="pill" />
      </section>
    </Page>
  )
}

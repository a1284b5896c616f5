import { Segmented } from '../../../ui'
import { Slider, Switch } from '../../../ui/controls'
import { Sheet } from '../../../ui/subpages'
import { playerPreferences, usePlayerPreferences } from '../../preferences/player-preferences'
import { DANMAKU_RANGES, type DanmakuArea } from '../../preferences/player-preferences.rules'
import css from './danmaku-settings.module.css'
import { HiddenTerms } from './hidden-terms'

export type DanmakuSettingsProps = { onClose: () => void }

const AREAS: readonly { key: DanmakuArea; text: string }[] = [
  { key: 'quarter', text: '1/4 屏' },
  { key: 'half', text: '半屏' },
  { key: 'full', text: '满屏' },
]

const SLIDERS = [
  { key: 'opacity', text: '不透明度' },
  { key: 'size', text: '字号' },
  { key: 'speed', text: '速度' },
] as const

/** How danmaku look and which are hidden, on this device. */
export function DanmakuSettings({ onClose }: DanmakuSettingsProps) {
  const { danmaku } = usePlayerPreferences()
  const change = playerPreferences.changeDanmaku
  return (
    <Sheet title="弹幕设置" onClose={onClose}>
      <div className={css.settings}>
        <div className={css.row}>
          <span>显示弹幕</span>
          <Switch label="显示弹幕" isOn={danmaku.isOn} onChange={(isOn) => change({ isOn })} />
        </div>
        <div className={css.row}>
          <span>显示区域</span>
          <Segmented
            label="显示区域"
            look="pill"
            items={AREAS}
            value={danmaku.area}
            onChoose={(area) => change({ area })}
          />
        </div>
        {SLIDERS.map(({ key, text }) => (
          <div key={key} className={css.row}>
            <span>{text}</span>
            <Slider
              label={text}
              {...DANMAKU_RANGES[key]}
              value={danmaku[key]}
              textOf={(value) => `${value}%`}
              onChange={(value) => change({ [key]: value })}
            />
            <span className={css.value}>{danmaku[key]}%</span>
          </div>
        ))}
        <HiddenTerms terms={danmaku.hiddenTerms} />
        {danmaku.hiddenAuthors.length > 0 && (
          <div className={css.row}>
            <span>已屏蔽 {danmaku.hiddenAuthors.length} 人</span>
            <button
              type="button"
              className={css.action}
              onClick={() => change({ hiddenAuthors: [] })}
            >
              全部恢复
            </button>
          </div>
        )}
      </div>
    </Sheet>
  )
}

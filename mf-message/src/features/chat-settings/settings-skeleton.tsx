import { Skeleton } from '@saidian/shared/ui'
import css from './chat-settings.module.css'

/** The shape of the settings while the conversation loads. */
export function SettingsSkeleton() {
  return (
    <div className={css.settings} role="status" aria-label="加载中">
      <div className={css.card}>
        <div className={css.head}>
          <span className={css.disc}>
            <Skeleton shape="disc" />
          </span>
          <Skeleton width={5} />
        </div>
      </div>
      <div className={css.card}>
        {['search', 'pin', 'mute'].map((row) => (
          <div key={row} className={css.row}>
            <Skeleton width={4} />
          </div>
        ))}
      </div>
    </div>
  )
}

import { dayLabel } from '@saidian/shared/calendar'
import { useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import { RELEASES, type Release } from './releases'
import css from './versions.module.css'

/** The version of this page and of each channel, and what came with the last versions. */
export function Versions() {
  const { versions } = useHost()
  return (
    <div className={css.versions}>
      <section className={css.card} aria-labelledby="current-version">
        <h2 id="current-version" className={css.title}>
          当前版本
        </h2>
        <dl className={css.list}>
          <Line name="页面" version={versions.setId} />
          {versions.remotes.map(({ titleZh, version }) => (
            <Line key={titleZh} name={titleZh} version={version} />
          ))}
        </dl>
        <p className={css.note}>各频道独立更新。重新打开页面会使用最新版本。</p>
        <Button look="tinted" onClick={() => window.location.reload()}>
          重新加载页面
        </Button>
      </section>
      <h2 className={css.heading}>更新记录</h2>
      <ol className={css.releases}>
        {RELEASES.map((release) => (
          <ReleaseCard key={release.title} release={release} />
        ))}
      </ol>
    </div>
  )
}

function Line({ name, version }: { name: string; version: string }) {
  return (
    <div className={css.line}>
      <dt>{name}</dt>
      <dd>{version}</dd>
    </div>
  )
}

function ReleaseCard({ release: { day, title, points } }: { release: Release }) {
  return (
    <li className={css.card}>
      <h3 className={css.title}>{title}</h3>
      <time className={css.note} dateTime={day}>
        {dayLabel(day, Date.now())}
      </time>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  )
}

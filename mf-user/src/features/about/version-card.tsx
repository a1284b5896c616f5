import { useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import css from './about.module.css'

/** Versions of the page and its remotes, to copy into a feedback report. */
export function VersionCard() {
  const host = useHost()
  const { setId, remotes } = host.versions
  const copyAll = async () => {
    const text = [
      `页面 ${setId}`,
      ...remotes.map(({ titleZh, version }) => `${titleZh} ${version}`),
    ].join('\n')
    try {
      await navigator.clipboard.writeText(text)
      host.toast({ text: '已复制版本信息', kind: 'success' })
    } catch {
      host.toast({ text: '没有复制成功，请长按选择文字', kind: 'fail' })
    }
  }
  return (
    <section className={css.card} aria-labelledby="versions">
      <h2 id="versions" className={css.title}>
        版本
      </h2>
      <dl className={css.versions}>
        <div>
          <dt>页面</dt>
          <dd>{setId}</dd>
        </div>
        {remotes.map(({ titleZh, version }) => (
          <div key={titleZh}>
            <dt>{titleZh}</dt>
            <dd>{version}</dd>
          </div>
        ))}
      </dl>
      <p className={css.text}>
        各频道独立更新，所以各有版本号。反馈问题时附上它们，有助于我们更快找到原因。
      </p>
      <Button look="tinted" onClick={copyAll}>
        复制版本信息
      </Button>
    </section>
  )
}

import { Button } from '@saidian/shared/ui'
import type { FailureKind } from '../remote-error'
import css from './remote-failure.module.css'

const REASON: Record<FailureKind, string> = {
  files: '文件没有加载成功，请检查网络后重试',
  timeout: '网络太慢，加载超时了',
  'setup-timeout': '准备时间太长，已停止加载',
  manifest: '服务器返回的内容不正确',
  integrity: '文件校验未通过，已停止加载',
  contract: '版本不匹配，请稍后再试',
  'missing-page': '页面还没有上线',
  'render-loop': '页面停不下来，已停止运行',
  execution: '页面运行出错了',
}

type RemoteFailureProps = {
  /** Name on the screen, from `remote.json`. */
  titleZh: string
  kind: FailureKind
  onRetry: () => void
  onHome: () => void
}

/** Shows which remote could not be loaded or threw, and why; the rest of the page works. */
export function RemoteFailure({ titleZh, kind, onRetry, onHome }: RemoteFailureProps) {
  return (
    <section className={css.failure} role="alert" data-failure={kind}>
      <h2 className={css.title}>{titleZh}暂时打不开</h2>
      <p className={css.reason}>{REASON[kind]}</p>
      <div className={css.actions}>
        <Button onClick={onRetry}>重试</Button>
        <Button look="tinted" onClick={onHome}>
          返回首页
        </Button>
      </div>
    </section>
  )
}

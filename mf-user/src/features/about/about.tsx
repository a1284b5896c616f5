import { Link } from '@saidian/shared/router'
import { Icon, Logo } from '@saidian/shared/ui'
import { RichText } from '@saidian/shared/ui/rich-text'
import { type AgreementName, userPaths } from '../../paths'
import css from './about.module.css'
import { DATA_SOURCES } from './data-sources'
import { OpenSource } from './open-source'
import { VersionCard } from './version-card'

const AGREEMENTS: readonly [AgreementName, string][] = [
  ['yhxy', '用户协议'],
  ['yszc', '隐私政策'],
  ['ys', '隐私说明'],
  ['sqgz', '社区规则'],
  ['qzxy', '圈子协议'],
  ['xy', '服务协议'],
  ['lx', '联系我们'],
]

/** About 赛点: versions, data sources, agreements and open-source licences. */
export function About() {
  return (
    <>
      <header className={css.brand}>
        <Logo className={css.mark} />
        <p className={css.name}>赛点</p>
        <p className={css.text}>给球迷的比分、数据与社区。只看球，不投注。</p>
      </header>
      <VersionCard />
      <section className={css.card} aria-labelledby="sources">
        <h2 id="sources" className={css.title}>
          数据来源
        </h2>
        <div className={css.prose}>
          <RichText blocks={DATA_SOURCES} />
        </div>
      </section>
      <nav className={css.card} aria-labelledby="agreements">
        <h2 id="agreements" className={css.title}>
          协议与规则
        </h2>
        <ul className={css.links}>
          {AGREEMENTS.map(([name, title]) => (
            <li key={name}>
              <Link to={userPaths.agreement(name)} className={css.link}>
                {title}
                <Icon name="chevron" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OpenSource />
    </>
  )
}

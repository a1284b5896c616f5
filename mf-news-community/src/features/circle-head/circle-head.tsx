import type { CircleDetail } from '@saidian/shared/contracts/community'
import { paths } from '@saidian/shared/contracts/page'
import { formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { Crest, Icon } from '@saidian/shared/ui'
import { Portrait, Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { JoinButton } from '../../circles/join-button'
import { countText } from '../../posts/count-text.rules'
import css from './circle-head.module.css'

/** What a circle is: drawn cover, counts, 加入, and its rules behind 圈子介绍. */
export function CircleHead({ circle }: { circle: CircleDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { id, name, colors, mark, iso, members, posts, description, mutedUntil } = circle
  const ground = `linear-gradient(120deg, ${colors[0]} 60%, ${colors[1]} 60.4%)`
  return (
    <section className={css.head} aria-label={name}>
      <div className={css.cover} style={{ backgroundImage: ground }} aria-hidden="true" />
      <div className={css.about}>
        <span className={css.crest}>
          <Crest teamId={id} colors={colors} mark={mark} iso={iso} size={48} />
        </span>
        <div className={css.text}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.counts}>
            {countText(members)} 位球迷 · {countText(posts)} 篇帖子
          </p>
        </div>
        <JoinButton {...circle} />
      </div>
      {description && <p className={css.description}>{description}</p>}
      <button type="button" className={css.rules} onClick={() => setOpen(true)}>
        圈子介绍与规则
        <Icon name="chevron" size={12} />
      </button>
      {mutedUntil !== null && (
        <p className={css.muted} role="status">
          你在本圈被禁言至 {formatDate(mutedUntil * 1000, 'M月d日 hh:mm')}
        </p>
      )}
      {isOpen && <CircleRules circle={circle} onClose={() => setOpen(false)} />}
    </section>
  )
}

type CircleRulesProps = { circle: CircleDetail; onClose: () => void }

function CircleRules({ circle, onClose }: CircleRulesProps) {
  const { name, description, rules, managers } = circle
  return (
    <Sheet title={name} onClose={onClose}>
      {description && <p className={css.paragraph}>{description}</p>}
      <h3 className={css.subtitle}>圈子规则</h3>
      {rules.length > 0 ? (
        <ol className={css.list}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      ) : (
        <p className={css.paragraph}>请遵守社区规则，文明讨论。</p>
      )}
      <h3 className={css.subtitle}>管理员</h3>
      {managers.length > 0 ? (
        <ul className={css.managers}>
          {managers.map(({ id, nickName, portrait }) => (
            <li key={id}>
              <Link className={css.manager} to={paths.member(id)}>
                <Portrait name={nickName} id={id} src={portrait} size={32} />
                {nickName}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.paragraph}>由平台管理</p>
      )}
    </Sheet>
  )
}

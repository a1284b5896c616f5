import type { Card } from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import { useSetting } from '@saidian/shared/store'
import { Icon, type IconName } from '@saidian/shared/ui'
import { shownTitle } from '../../../conversations'
import { MatchCard } from './match-card'
import css from './row.module.css'

type CardData = { kind: CardKind; id: string; title: string; sport?: number }
type CardKind = 'match' | 'article' | 'post' | 'tip' | 'room' | 'member' | 'group'

const LOOKS: Record<CardKind, { label: string; icon: IconName }> = {
  match: { label: '比赛', icon: 'ball' },
  article: { label: '文章', icon: 'headlines' },
  post: { label: '帖子', icon: 'comment' },
  tip: { label: '方案', icon: 'bulb' },
  room: { label: '直播间', icon: 'tv' },
  member: { label: '个人名片', icon: 'person' },
  group: { label: '群聊邀请', icon: 'message' },
}

/** Something of the product in a message; a tap opens its page. */
export function CardView({ card }: { card: Card | CardData }) {
  const [teenMode] = useSetting('teenMode')
  const { kind, id, title, sport } = card as CardData
  if (shownTitle({ kind, title }, teenMode) === '') {
    return <span className={css.card}>青少年模式下不显示方案</span>
  }
  if (kind === 'match') return <MatchCard id={Number(id)} sport={sport ?? 1} title={title} />
  const { label, icon } = LOOKS[kind]
  const to = pageOf(kind, id)
  const content = (
    <>
      <span className={css.cardTitle}>{title}</span>
      <span className={css.cardFoot}>
        <Icon name={icon} size={12} />
        {label}
      </span>
    </>
  )
  if (to === null) return <span className={css.card}>{content}</span>
  return (
    <Link className={css.card} to={to}>
      {content}
    </Link>
  )
}

/** The page of what a card stands for; null where this version has none. */
function pageOf(kind: CardKind, id: string): string | null {
  switch (kind) {
    case 'article': {
      // An article's page has its kind before its number.
      const [type, number] = id.split('/')
      return type && number ? paths.article(type, number) : null
    }
    case 'post':
      return paths.post(id)
    case 'room':
      return /^\d+$/.test(id) ? paths.room(Number(id)) : null
    case 'member':
      return paths.contact(id)
    case 'group':
      return paths.groupInvitation(id)
    default:
      return null
  }
}

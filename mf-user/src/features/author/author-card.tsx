import type { AuthorHome } from '@saidian/shared/contracts/profile'
import { formatDate } from '@saidian/shared/lib'
import css from './author.module.css'
import { AuthorPortrait } from './author-portrait'
import { BlockMember } from './block-member'
import { ContactMember } from './contact-member'
import { FollowMember } from './follow-member'

/** Public profile of a member. */
export function AuthorCard({ member }: { member: AuthorHome }) {
  const { id, nickName, level, joinedAt } = member
  return (
    <section className={css.card} aria-label={nickName}>
      <AuthorPortrait {...member} />
      <h1 className={css.name}>{nickName}</h1>
      <p className={css.facts}>
        Lv.{level} · 赛点号 {id}
      </p>
      <p className={css.facts}>{formatDate(joinedAt * 1000, 'yyyy年M月d日')} 加入赛点</p>
      <div className={css.acts}>
        <FollowMember member={member} />
        <ContactMember member={member} />
      </div>
      <BlockMember member={member} />
    </section>
  )
}

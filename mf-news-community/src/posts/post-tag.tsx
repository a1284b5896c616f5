import type { PostTag as Tag } from '@saidian/shared/contracts/community'
import { paths } from '@saidian/shared/contracts/page'
import { MatchLine } from '@saidian/shared/matches/summary'
import { Link } from '@saidian/shared/router'
import { Crest } from '@saidian/shared/ui'
import css from './post-tag.module.css'

/** The match that a post is about, with its live score, or the team. */
export function PostTag({ tag }: { tag: Tag }) {
  if (tag.kind === 'team') {
    const { id, nameZh, colors, mark, iso } = tag.team
    return (
      <span className={css.team}>
        <Crest teamId={id} colors={colors} mark={mark} iso={iso} size={20} />
        {nameZh}
      </span>
    )
  }
  const { match } = tag
  return (
    <Link className={css.match} to={paths.match(match)}>
      <span className={css.league}>{match.league}</span>
      <span className={css.line}>
        <MatchLine match={match} />
      </span>
    </Link>
  )
}

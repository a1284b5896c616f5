import type { Post } from '@saidian/shared/contracts/community'
import { postPageText } from '@saidian/shared/lib/texts'
import type { StoryCard } from '@saidian/shared/ui/share'
import { plainText } from '../text-length.rules'

/** The drawn card of a post: who says what, and where. A match has no score on it. */
export function shareCardOf(post: Post): StoryCard {
  const { author, circle, spans, pictures, tag } = post
  const about =
    tag?.kind === 'match' ? `${tag.match.home} VS ${tag.match.away}` : (tag?.team.nameZh ?? '')
  const { title } = postPageText(post)
  const text = plainText(spans).replace(/\s+/g, ' ').trim()
  return {
    kind: 'story',
    caption: [author.nickName || '已注销用户', circle.name, about].filter(Boolean).join(' · '),
    title,
    text: text === title ? '' : text,
    picture: pictures[0]?.small ?? '',
  }
}

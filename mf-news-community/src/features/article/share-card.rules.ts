import type { Article } from '@saidian/shared/contracts/news'
import { formatDate } from '@saidian/shared/lib'
import type { StoryCard } from '@saidian/shared/ui/share'

/** The drawn card of an article. For a reader who hides results it reveals none. */
export function shareCardOf(article: Article, hidesResult: boolean): StoryCard {
  const { title, withoutResult, summary, source, publishedAt, pictures } = article
  const time = formatDate(publishedAt * 1000, 'M月d日 hh:mm')
  return {
    kind: 'story',
    caption: [source.name, time].filter(Boolean).join(' · '),
    title: hidesResult ? (withoutResult ?? title) : title,
    text: hidesResult ? '' : summary,
    picture: pictures[0]?.large ?? '',
  }
}

import type { ArticleCard } from '@saidian/shared/contracts/news'
import { useSetting, useStreamDelayMs } from '@saidian/shared/store'

type Revealing = Pick<ArticleCard, 'withoutResult' | 'publishedAt'>

/**
 * Whether this reader must not see the result that a title, a summary or a text reveals: with
 * 无剧透, and while the report is younger than the delay of the reader's stream.
 */
export function useHiddenResult({ withoutResult, publishedAt }: Revealing): boolean {
  const [noSpoiler] = useSetting('noSpoiler')
  const delayMs = useStreamDelayMs()
  if (withoutResult === undefined) return false
  return noSpoiler || Date.now() - publishedAt * 1000 < delayMs
}

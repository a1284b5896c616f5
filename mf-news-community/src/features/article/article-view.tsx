import type { Article } from '@saidian/shared/contracts/news'
import { articleLead } from '@saidian/shared/lib/texts'
import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { outboxSlice, useAppDispatch } from '@saidian/shared/store'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Around } from './around'
import { ArticleText } from './article-text'
import { Blocks } from './blocks/blocks'
import { HiddenText } from './hidden-text'
import { OriginalLink } from './original-link'
import { Pictures } from './pictures'
import { useReadingPlace } from './use-reading-place'

type ArticleViewProps = { article: Article; title: string; hidesResult: boolean }

/** An article that is loaded, with what belongs to it. */
export function ArticleView({ article, title, hidesResult }: ArticleViewProps) {
  const { id, blocks } = article
  const lead = articleLead(article)
  const text = useRef<HTMLElement>(null)
  const [isShown, setShown] = useState(false)
  const [picture, setPicture] = useState<number | null>(null)
  useReadingPlace(id, text)
  useRememberArticle(id, title)
  const sports = useMemo(() => sportsOf(matchesOf(article)), [article])
  return (
    <LiveMatches sports={sports}>
      <ArticleText ref={text} title={isShown ? article.title : title} article={article}>
        {hidesResult && !isShown ? (
          <HiddenText onShow={() => setShown(true)} />
        ) : (
          <>
            {lead && <p className="doc-lead">{lead}</p>}
            <Blocks blocks={blocks} onOpenPicture={setPicture} />
          </>
        )}
      </ArticleText>
      <OriginalLink source={article.source} />
      <Around article={article} />
      {picture !== null && (
        <Pictures blocks={blocks} place={picture} onClose={() => setPicture(null)} />
      )}
    </LiveMatches>
  )
}

function matchesOf({ blocks, matches }: Article) {
  const inText = blocks.flatMap((block) => (block.kind === 'match' ? [block.match] : []))
  return [...inText, ...matches].map((match) => ({ match }))
}

/** Adds the article to the history of the member. */
function useRememberArticle(id: string, title: string): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const page = { kind: 'news', sport: null, id, title } as const
    dispatch(outboxSlice.actions.pageVisited(page))
  }, [dispatch, id, title])
}

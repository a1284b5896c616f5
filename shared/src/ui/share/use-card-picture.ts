import { useEffect, useState } from 'react'
import { drawCard } from './card/draw-card'
import type { ShareCard } from './card/share-card'

export type CardPicture = { state: 'drawing' } | { state: 'failed' } | DrawnCard
type DrawnCard = { state: 'drawn'; url: string; file: File }

/** The drawn card as a picture and a file. A change of the card draws it again. */
export function useCardPicture(card: ShareCard, title: string, url: string): CardPicture {
  const [picture, setPicture] = useState<CardPicture>({ state: 'drawing' })
  // By content: callers make a new object with each render of a live page.
  const content = JSON.stringify(card)
  useEffect(() => {
    let made: string | null = null
    let isLeft = false
    drawCard(JSON.parse(content) as ShareCard, title, url).then(
      (blob) => {
        if (isLeft) return
        made = URL.createObjectURL(blob)
        const file = new File([blob], 'saidian.png', { type: 'image/png' })
        setPicture({ state: 'drawn', url: made, file })
      },
      () => !isLeft && setPicture({ state: 'failed' }),
    )
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [content, title, url])
  return picture
}

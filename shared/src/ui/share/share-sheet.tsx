import { useRef, useState } from 'react'
import { useBackCloses } from '../layer/use-back-closes'
import { Segmented } from '../segmented/segmented'
import { Skeleton } from '../skeleton/skeleton'
import { Sheet } from '../subpages/sheet/sheet'
import { type ShareCard, textOfCard } from './card/share-card'
import { QrCode } from './qr/qr-code'
import { ShareActions } from './share-actions'
import css from './share-sheet.module.css'
import { type CardPicture, useCardPicture } from './use-card-picture'

export type ShareSheetProps = {
  /** Name of what is shared; goes with the link, so it must not contain a hidden score. */
  title: string
  /** Path on the product's own origin. */
  path: string
  card: ShareCard
  /** What it shows first; the card by default. */
  first?: Look
  onClose: () => void
}

type Look = 'card' | 'code'

const LOOKS = [
  { key: 'card', text: '分享卡片' },
  { key: 'code', text: '二维码' },
] as const satisfies readonly { key: Look; text: string }[]

/**
 * Shares a page: a drawn card to save or send, a QR code to scan, its link to copy, and the sheet
 * of the system where there is one. Mounted means open; load it lazily from
 * `@saidian/shared/ui/share`.
 */
export function ShareSheet({ title, path, card, first = 'card', onClose }: ShareSheetProps) {
  const [look, setLook] = useState<Look>(first)
  const url = new URL(path, location.origin).href
  const picture = useCardPicture(card, title, url)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Sheet title="分享" onClose={useBackCloses(onClose)}>
      <div ref={content} className={css.share}>
        <Segmented label="分享方式" look="pill" items={LOOKS} value={look} onChoose={setLook} />
        <div className={css.preview}>
          {look === 'card' ? (
            <CardPreview picture={picture} text={textOfCard(card)} />
          ) : (
            <div className={css.code}>
              <QrCode text={url} label={`${title}的二维码`} />
              <p className={css.hint}>用相机或扫一扫打开</p>
            </div>
          )}
        </div>
        <ShareActions
          title={title}
          url={url}
          file={picture.state === 'drawn' && look === 'card' ? picture : null}
          within={content}
        />
      </div>
    </Sheet>
  )
}

function CardPreview({ picture, text }: { picture: CardPicture; text: string }) {
  if (picture.state === 'failed') {
    return (
      <p className={css.hint} role="alert">
        卡片暂时无法生成，可复制链接分享
      </p>
    )
  }
  if (picture.state === 'drawing') {
    return (
      <div className={css.card} role="status" aria-label="正在生成卡片">
        <Skeleton width={4} />
      </div>
    )
  }
  return <img className={css.card} src={picture.url} alt={`分享卡片：${text}`} />
}

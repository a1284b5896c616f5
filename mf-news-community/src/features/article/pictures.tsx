import type { Block } from '@saidian/shared/contracts/content'
import { lazy, Suspense } from 'react'

const PictureViewer = lazy(async () => ({
  default: (await import('@saidian/shared/ui/viewer')).PictureViewer,
}))

type PicturesProps = {
  blocks: readonly Block[]
  /** Place of the block whose picture is shown first. */
  place: number
  onClose: () => void
}

/** The pictures of an article over the whole screen. */
export function Pictures({ blocks, place, onClose }: PicturesProps) {
  const shown = blocks.flatMap((block, at) => (block.kind === 'picture' ? [{ ...block, at }] : []))
  return (
    <Suspense>
      <PictureViewer
        pictures={shown.map(({ picture, caption }) => ({ src: picture.large, alt: caption }))}
        start={Math.max(
          0,
          shown.findIndex(({ at }) => at === place),
        )}
        onClose={onClose}
      />
    </Suspense>
  )
}

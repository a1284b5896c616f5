import { type NewsTextSize, useSetting } from '@saidian/shared/store'
import { Segmented } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'

const SIZES: readonly { key: NewsTextSize; text: string }[] = [
  { key: 'small', text: '小' },
  { key: 'standard', text: '标准' },
  { key: 'large', text: '大' },
  { key: 'largest', text: '特大' },
]

/** Size of the text of articles, chosen over the article that it changes. */
export function TextSizeSheet({ onClose }: { onClose: () => void }) {
  const [size, choose] = useSetting('newsTextSize')
  return (
    <Sheet title="文章字号" onClose={onClose}>
      <Segmented label="文章字号" look="pill" items={SIZES} value={size} onChoose={choose} />
    </Sheet>
  )
}

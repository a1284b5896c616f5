import { Button } from '@saidian/shared/ui'
import css from './article.module.css'

/** Stands in the place of a text that reveals a result, for a reader who hides results. */
export function HiddenText({ onShow }: { onShow: () => void }) {
  return (
    <div className={css.hiddenText}>
      <p>正文会透露比赛结果</p>
      <Button look="tinted" onClick={onShow}>
        显示正文
      </Button>
    </div>
  )
}

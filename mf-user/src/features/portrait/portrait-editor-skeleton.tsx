import { PortraitSkeleton } from '../../member/portrait-skeleton'
import css from './portrait-editor.module.css'

/** The shape of the portrait and its words. */
export function PortraitWaiting() {
  return (
    <div className={css.editor}>
      <PortraitSkeleton size={96} />
      {/* Keeps the line of the words that come. */}
      <p className={css.words}>&nbsp;</p>
    </div>
  )
}

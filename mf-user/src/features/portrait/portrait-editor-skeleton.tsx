import { PortraitSkeleton } from '@saidian/shared/ui/subpages'
import css from './portrait-editor.module.css'

/** Placeholder of the portrait editor while it loads. */
export function PortraitEditorSkeleton() {
  return (
    <div className={css.editor}>
      <PortraitSkeleton size={96} />
      {/* Reserves the height of the text. */}
      <p className={css.text}>&nbsp;</p>
    </div>
  )
}

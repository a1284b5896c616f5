import type { AuthorHome } from '@saidian/shared/contracts/profile'
import { Portrait } from '@saidian/shared/ui/subpages'
import { lazy, Suspense, useState } from 'react'
import css from './author.module.css'

const PictureViewer = lazy(async () => ({
  default: (await import('@saidian/shared/ui/viewer')).PictureViewer,
}))

/** The portrait; a tap shows its picture over the whole screen. */
export function AuthorPortrait({ id, nickName, portrait }: AuthorHome) {
  const [isOpen, setOpen] = useState(false)
  const round = <Portrait name={nickName} id={id} src={portrait} size={96} />
  if (!portrait) return round
  return (
    <>
      <button
        type="button"
        className={css.portrait}
        aria-label="查看头像"
        onClick={() => setOpen(true)}
      >
        {round}
      </button>
      {isOpen && (
        <Suspense>
          <PictureViewer
            pictures={[{ src: portrait, alt: `${nickName}的头像` }]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

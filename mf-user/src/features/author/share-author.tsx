import type { AuthorHome } from '@saidian/shared/contracts/profile'
import { Icon } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { userPaths } from '../../paths'
import css from './author.module.css'

const ShareSheet = lazy(async () => ({
  default: (await import('@saidian/shared/ui/share')).ShareSheet,
}))

/** Button that opens the share sheet of a member's page. */
export function ShareAuthor({ id, nickName, portrait, level }: AuthorHome) {
  const [isOpen, setOpen] = useState(false)
  const facts = [`Lv.${level}`, `赛点号 ${id}`]
  return (
    <>
      <button type="button" className={css.back} aria-label="分享" onClick={() => setOpen(true)}>
        <Icon name="share" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <ShareSheet
            title={`${nickName}的主页`}
            path={userPaths.member(id)}
            card={{ kind: 'person', name: nickName, id, portrait, facts }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

import { paths } from '@saidian/shared/contracts/page'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { lazy, Suspense, useState } from 'react'
import { ActRow } from '../../people/entry-row'

const ShareSheet = lazy(async () => ({
  default: (await import('@saidian/shared/ui/share')).ShareSheet,
}))

/** 我的二维码: the own card with its code, to show, save or send. */
export function OwnCode() {
  const info = useAppSelector(sessionSlice.selectors.selectUserInfo)
  const [isOpen, setOpen] = useState(false)
  if (!info) return null
  const { id, nickName, portrait, level } = info
  return (
    <>
      <ActRow title="我的二维码" icon="code" value={`赛点号 ${id}`} onAct={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ShareSheet
            title={`${nickName}的名片`}
            first="code"
            path={paths.contact(id)}
            card={{
              kind: 'person',
              name: nickName,
              id,
              portrait,
              facts: [`Lv.${level}`, `赛点号 ${id}`],
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

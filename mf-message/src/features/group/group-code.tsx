import type { Group } from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { lazy, Suspense, useState } from 'react'
import { ActRow } from '../../people/entry-row'

const ShareSheet = lazy(async () => ({
  default: (await import('@saidian/shared/ui/share')).ShareSheet,
}))

/** 群二维码: who scans it sees the group and may join, or ask to. */
export function GroupCode({ group }: { group: Group }) {
  const [isOpen, setOpen] = useState(false)
  const { id, name, members, code, joinCheck, isDissolved } = group
  if (isDissolved || joinCheck === 'closed' || code === '') return null
  return (
    <>
      <ActRow title="群二维码" value="邀请朋友加入" onAct={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ShareSheet
            title={`群聊「${name}」`}
            first="code"
            path={paths.groupInvitation(code)}
            card={{ kind: 'person', name, id, portrait: '', facts: [`${members} 人`] }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

import { type FriendCard, MAX_REMARK } from '@saidian/shared/contracts/friends'
import { lazy, Suspense, useState } from 'react'
import { useSetFriendRemarkMutation } from '../../people/data/people.api'
import { ActRow } from '../../people/entry-row'

const NameSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ '../../people/sheets/name-sheet'))
    .NameSheet,
}))

/** 备注: what the reader calls a friend. */
export function RemarkRow({ member: { id, remark } }: { member: FriendCard }) {
  const [isOpen, setOpen] = useState(false)
  const [save] = useSetFriendRemarkMutation()
  return (
    <>
      <ActRow title="备注" value={remark || '未设置'} onAct={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <NameSheet
            title="设置备注"
            label="备注"
            value={remark}
            maxLength={MAX_REMARK}
            hint="只有你看得到，留空则显示昵称"
            isOptional
            save={(name) => save({ body: { memberId: id, remark: name } }).unwrap()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

import type { Group } from '@saidian/shared/contracts/messaging'
import { formatDate } from '@saidian/shared/lib'
import { lazy, Suspense, useState } from 'react'
import { useChangeGroupMutation } from '../../people/data/groups.api'
import { ActRow } from '../../people/entry-row'
import own from './group.module.css'
import { mayManage } from './group-rights.rules'

const MAX_NAME = 30

const NameSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ '../../people/sheets/name-sheet'))
    .NameSheet,
}))
const NoticeSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './notice-sheet')).NoticeSheet,
}))

/** 群名称: managers change it. */
export function NameRow({ group }: { group: Group }) {
  const [isOpen, setOpen] = useState(false)
  const [change] = useChangeGroupMutation()
  const { id, name } = group
  if (!mayManage(group)) return null
  return (
    <>
      <ActRow title="群名称" value={name} onAct={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <NameSheet
            title="修改群名称"
            label="群名称"
            value={name}
            maxLength={MAX_NAME}
            save={(typed) => change({ body: { id, name: typed } }).unwrap()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** 群公告: all read it, managers change it. */
export function NoticeRow({ group }: { group: Group }) {
  const [isOpen, setOpen] = useState(false)
  const { notice, noticeAt } = group
  const value = noticeAt === null ? '未设置' : formatDate(noticeAt * 1000, 'yyyy-MM-dd')
  return (
    <>
      {mayManage(group) && <ActRow title="群公告" value={value} onAct={() => setOpen(true)} />}
      {notice && (
        <section aria-label="群公告">
          {!mayManage(group) && <h3 className={own.legend}>群公告 · {value}</h3>}
          <p className={own.notice}>{notice}</p>
        </section>
      )}
      {isOpen && (
        <Suspense>
          <NoticeSheet group={group} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

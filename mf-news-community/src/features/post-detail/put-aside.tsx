import type { Post } from '@saidian/shared/contracts/community'
import { useHost } from '@saidian/shared/host'
import { postPageText } from '@saidian/shared/lib/texts'
import { newsNavSlice, useAppDispatch } from '@saidian/shared/store'
import { Icon } from '@saidian/shared/ui'
import css from './post-detail.module.css'

/** 收起到浮窗: keeps the post in the floating shortcut and leaves its page. */
export function PutAside({ post, onLeave }: { post: Post; onLeave: () => void }) {
  const host = useHost()
  const dispatch = useAppDispatch()
  function putAside() {
    const { title } = postPageText(post)
    const item = { text: post.circle.name, title, link1: 'qz', link2: post.code }
    dispatch(newsNavSlice.actions.newsPutAside(item))
    host.toast({ text: '已收起到浮窗', kind: 'success' })
    onLeave()
  }
  return (
    <button type="button" className={css.act} aria-label="收起到浮窗" onClick={putAside}>
      <Icon name="minimize" size={20} />
    </button>
  )
}

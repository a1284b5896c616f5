import { EDIT_MINUTES, type Post } from '@saidian/shared/contracts/community'
import { useAsMember } from '@saidian/shared/host'
import { useSearchParams } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { ActButton, ActGrid, Sheet } from '@saidian/shared/ui/subpages'
import { lazy, Suspense, useRef, useState } from 'react'
import { withEditor } from '../../paths'
import css from './menu.module.css'
import { MutePerson } from './mute-person'
import { RemoveFromCircle } from './remove-from-circle'
import { usePostActs } from './use-post-acts'

const ReportPost = lazy(async () => ({
  default: (await import('./report-post')).ReportPost,
}))

type Open = 'menu' | 'report' | 'remove' | 'mute' | null

type PostMenuProps = {
  post: Post
  /** Called after the post was deleted or removed, or its author blocked. */
  onGone?: () => void
}

/** The further acts on a post, behind ···. */
export function PostMenu({ post, onGone }: PostMenuProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-label={`${post.author.nickName}的帖子的更多操作`}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <Icon name="more" size={20} />
      </button>
      {open === 'menu' && <Acts post={post} onGone={onGone} onOpen={setOpen} onClose={close} />}
      {open === 'report' && (
        <Suspense>
          <ReportPost code={post.code} onClose={close} />
        </Suspense>
      )}
      {open === 'remove' && <RemoveFromCircle post={post} onGone={onGone} onClose={close} />}
      {open === 'mute' && <MutePerson post={post} onClose={close} />}
    </>
  )
}

type ActsProps = PostMenuProps & { onOpen: (sheet: Open) => void; onClose: () => void }

function Acts({ post, onGone, onOpen, onClose }: ActsProps) {
  const asMember = useAsMember()
  const content = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useSearchParams()
  const { copyLink, block, remove, pin } = usePostActs(post, { onGone, onDone: onClose })
  const isOther = !post.isOwn && post.author.id !== ''
  const edit = () => {
    onClose()
    setSearch(withEditor(search, { edit: post.code }), { preventScrollReset: true })
  }
  const acts = [
    { label: '复制链接', isShown: true, act: () => void copyLink(content) },
    { label: '编辑', isShown: canEdit(post), act: edit },
    { label: post.isPinned ? '取消置顶' : '置顶', isShown: post.canManage, act: () => void pin() },
    { label: '移除帖子', isShown: post.canManage && isOther, act: () => onOpen('remove') },
    { label: '禁言作者', isShown: post.canManage && isOther, act: () => onOpen('mute') },
    { label: '举报', isShown: !post.isOwn, act: () => asMember(() => onOpen('report')) },
    { label: '拉黑作者', isShown: isOther, act: () => asMember(() => void block()) },
    { label: '删除', isShown: post.isOwn, isDanger: true, act: () => void remove() },
  ]
  return (
    <Sheet title="更多操作" onClose={onClose}>
      <ActGrid ref={content}>
        {acts
          .filter(({ isShown }) => isShown)
          .map(({ label, isDanger, act }) => (
            <ActButton key={label} isDanger={isDanger} onAct={act}>
              {label}
            </ActButton>
          ))}
      </ActGrid>
    </Sheet>
  )
}

function canEdit({ isOwn, at, state }: Post): boolean {
  return isOwn && state !== 'deleted' && Date.now() < (at + EDIT_MINUTES * 60) * 1000
}

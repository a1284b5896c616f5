import { useState } from 'react'
import type { Comment } from '../../contracts/comments'
import { COMMENT_PARAM } from '../../contracts/page'
import { useAsMember, useHost } from '../../host'
import { copyText } from '../../ui/share/copy-text'
import { ActButton, ActGrid, Sheet } from '../../ui/subpages'
import { useDeleteCommentMutation, useReportCommentMutation } from '../data/acts.api'
import { linkTo, plainText } from '../data/shown.rules'
import { useComments } from '../thread/comments-context'
import css from './comment-menu.module.css'
import { ReportSheet } from './report-sheet'
import { useBlockMember } from './use-block-member'

type CommentMenuProps = { comment: Comment; onClose: () => void }

/** What can be done with a comment. */
export function CommentMenu({ comment, onClose }: CommentMenuProps) {
  const [isReporting, setReporting] = useState(false)
  const asMember = useAsMember()
  const [report] = useReportCommentMutation()
  const { id, author, isOwn } = comment
  if (isReporting)
    return <ReportSheet send={(reason) => report({ body: { id, reason } })} onClose={onClose} />
  return (
    <Sheet title={author.nickName} onClose={onClose}>
      <p className={css.quote}>{plainText(comment)}</p>
      <ActGrid>
        <CopyAct name="复制" text={plainText(comment)} onDone={onClose} />
        <CopyAct
          name="复制链接"
          text={linkTo(window.location.href, COMMENT_PARAM, id)}
          onDone={onClose}
        />
        {isOwn && <DeleteAct comment={comment} onDone={onClose} />}
        {!isOwn && <ActButton onAct={() => asMember(() => setReporting(true))}>举报</ActButton>}
        {!isOwn && author.id !== '' && <BlockAct author={author} onDone={onClose} />}
      </ActGrid>
    </Sheet>
  )
}

type ActProps = { onDone: () => void }

function CopyAct({ name, text, onDone }: ActProps & { name: string; text: string }) {
  const host = useHost()
  async function copy(within: HTMLElement) {
    const isCopied = await copyText(text, within)
    host.toast(isCopied ? { text: '已复制', kind: 'success' } : { text: '浏览器不允许复制' })
    onDone()
  }
  return <ActButton onAct={(button) => void copy(button)}>{name}</ActButton>
}

function DeleteAct({ comment, onDone }: ActProps & { comment: Comment }) {
  const host = useHost()
  const { subject } = useComments()
  const [remove] = useDeleteCommentMutation()
  async function ask() {
    const isSure = await host.dialog({
      title: '删除这条评论？',
      body: '删除后不能恢复',
      confirm: '删除',
      cancel: '取消',
    })
    if (!isSure) return
    const { error } = await remove({ subject, id: comment.id })
    host.toast(
      error
        ? { text: error.message || '没有成功，请稍后再试', kind: 'fail' }
        : { text: '已删除', kind: 'success' },
    )
    if (!error) onDone()
  }
  return (
    <ActButton isDanger onAct={() => void ask()}>
      删除
    </ActButton>
  )
}

function BlockAct({ author, onDone }: ActProps & { author: Comment['author'] }) {
  const asMember = useAsMember()
  const block = useBlockMember()
  const ask = async () => {
    if (await block(author)) onDone()
  }
  return (
    <ActButton isDanger onAct={() => asMember(() => void ask())}>
      拉黑
    </ActButton>
  )
}

import type { ApiError } from '@saidian/shared/api'
import { EDIT_MINUTES, MAX_POST, type Post } from '@saidian/shared/contracts/community'
import { useHost } from '@saidian/shared/host'
import { useLeaveGuard } from '@saidian/shared/router'
import { useRef, useState } from 'react'
import { useEditPostMutation } from '../../posts/data/post-acts.api'
import { plainText } from '../../posts/text-length.rules'
import { EditorShell } from './editor-shell'
import css from './post-editor.module.css'
import { PostTextField } from './text/post-text-field'
import { lengthOf } from './text/token.rules'

const QUESTION = {
  title: '放弃修改？',
  body: '改动不会保存',
  confirm: '放弃',
  cancel: '继续编辑',
}

/** Changes the text of a post that is younger than ten minutes. */
export function EditedPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const host = useHost()
  const before = plainText(post.spans)
  const [text, setText] = useState(before)
  const [edit, { isLoading }] = useEditPostMutation()
  const isChanged = text.trim() !== before.trim()
  const isSaved = useRef(false)
  useLeaveGuard(isChanged, async () => isSaved.current || (await host.dialog(QUESTION)))

  async function save() {
    if (text.trim() === '' && post.pictures.length === 0)
      return host.toast({ text: '写点什么再发布吧' })
    if (lengthOf(text.trim()) > MAX_POST) return host.toast({ text: `帖子最多 ${MAX_POST} 个字` })
    try {
      await edit({ body: { code: post.code, text: text.trim() } }).unwrap()
      isSaved.current = true
      host.toast({ text: '已修改', kind: 'success' })
      onClose()
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    }
  }

  const action = {
    label: isLoading ? '保存中…' : '保存',
    isDisabled: isLoading || !isChanged,
    onUse: () => void save(),
  }
  return (
    <EditorShell title="编辑帖子" onClose={onClose} action={action}>
      <p className={css.restored}>发布后 {EDIT_MINUTES} 分钟内可修改文字，会显示“已编辑”</p>
      <PostTextField value={text} onChange={setText} />
    </EditorShell>
  )
}

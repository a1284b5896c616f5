import type { ApiError } from '@saidian/shared/api'
import type { Post } from '@saidian/shared/contracts/community'
import { useHost } from '@saidian/shared/host'
import type { RefObject } from 'react'
import { contentPaths } from '../../paths'
import {
  useBlockPostAuthorMutation,
  useDeletePostMutation,
  usePinPostMutation,
} from '../data/post-acts.api'

type Options = { onGone?: (() => void) | undefined; onDone: () => void }

/** Acts on a post that need no sheet of their own; each says how it went. */
export function usePostActs(post: Post, { onGone, onDone }: Options) {
  const host = useHost()
  const [deletePost] = useDeletePostMutation()
  const [pinPost] = usePinPostMutation()
  const [blockPostAuthor] = useBlockPostAuthorMutation()
  const { code, author, isPinned } = post

  async function run(call: Promise<unknown>, text: string): Promise<boolean> {
    try {
      await call
      host.toast({ text, kind: 'success' })
      return true
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
      return false
    }
  }

  return {
    async copyLink(within: RefObject<HTMLElement | null>) {
      const { copyText } = await import('@saidian/shared/ui/share')
      const url = new URL(contentPaths.post(code), location.origin).href
      const isCopied = within.current && (await copyText(url, within.current))
      host.toast(
        isCopied
          ? { text: '链接已复制', kind: 'success' }
          : { text: '复制没有成功，请用分享', kind: 'fail' },
      )
      onDone()
    },
    async remove() {
      const question = { title: '删除这篇帖子？', body: '评论也会一起消失，删除后不能恢复' }
      if (!(await host.dialog({ ...question, confirm: '删除', cancel: '取消' }))) return
      onDone()
      if (await run(deletePost({ body: { code } }).unwrap(), '帖子已删除')) onGone?.()
    },
    async pin() {
      onDone()
      const call = pinPost({ body: { code, isOn: !isPinned } }).unwrap()
      await run(call, isPinned ? '已取消置顶' : '已在圈子内置顶')
    },
    async block() {
      const question = {
        title: `拉黑${author.nickName}？`,
        body: '你们将互相看不到对方的帖子和评论，可在黑名单中解除',
      }
      if (!(await host.dialog({ ...question, confirm: '拉黑', cancel: '取消' }))) return
      onDone()
      const call = blockPostAuthor({ body: { memberId: author.id, isOn: true } }).unwrap()
      if (await run(call, '已拉黑')) onGone?.()
    },
  }
}

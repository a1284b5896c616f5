import { useHost } from '../../host'
import { useBlockAuthorMutation } from '../data/acts.api'

/**
 * Blocks a member after a question; answers whether it was done. What the member wrote leaves the
 * comments on the page at once.
 */
export function useBlockMember(): (member: { id: string; nickName: string }) => Promise<boolean> {
  const host = useHost()
  const [block] = useBlockAuthorMutation()
  return async ({ id, nickName }) => {
    const isSure = await host.dialog({
      title: `拉黑${nickName}？`,
      body: '拉黑后，你们看不到对方发表的内容，也不能互动。可以在设置的黑名单里解除。',
      confirm: '拉黑',
      cancel: '取消',
    })
    if (!isSure) return false
    const { error } = await block(id)
    host.toast(
      error
        ? { text: error.message || '没有成功，请稍后再试', kind: 'fail' }
        : { text: `已拉黑${nickName}`, kind: 'success' },
    )
    return !error
  }
}

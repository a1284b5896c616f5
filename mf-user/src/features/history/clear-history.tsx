import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import { useHistoryInfiniteQuery, useRemoveHistoryMutation } from '../../personal/personal.api'

/** Clears the history after a confirmation; hidden while the history is empty. */
export function ClearHistory() {
  const host = useHost()
  const { data } = useHistoryInfiniteQuery(undefined)
  const [remove, { isLoading }] = useRemoveHistoryMutation()
  async function clear() {
    const question = {
      title: '清空浏览历史？',
      body: '所有设备上的记录都会删除',
      confirm: '清空',
      cancel: '取消',
    }
    if (!(await host.dialog(question))) return
    try {
      await remove({ body: {} }).unwrap()
      host.toast({ text: '浏览历史已清空', kind: 'success' })
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    }
  }
  if (!data?.pages.some(({ visits }) => visits.length > 0)) return null
  return (
    <Button look="plain" disabled={isLoading} onClick={() => void clear()}>
      清空
    </Button>
  )
}

import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { Button } from '@saidian/shared/ui'
import { useCancelLeaveMutation } from '../../account/account.api'
import css from './leave.module.css'

/** Says when the account will be deleted, with a button that cancels the deletion. */
export function LeavingNote({
  deletingAt,
  onCancelled,
}: {
  deletingAt: number
  onCancelled: () => void
}) {
  const host = useHost()
  const [cancelLeave, { isLoading }] = useCancelLeaveMutation()
  async function undo() {
    try {
      await cancelLeave().unwrap()
      host.toast({ text: '已撤销注销', kind: 'success' })
      onCancelled()
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    }
  }
  return (
    <div className={css.note} role="status">
      <span>账号将于 {formatDate(deletingAt * 1000, 'yyyy年M月d日')} 注销</span>
      <Button look="plain" disabled={isLoading} onClick={() => void undo()}>
        撤销注销
      </Button>
    </div>
  )
}

import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { Button } from '@saidian/shared/ui'
import { useCancelLeaveMutation } from '../../account/account.api'
import css from './leave.module.css'

/** The account goes soon, and this is how it stays. */
export function LeavingNote({ deletingAt, onKept }: { deletingAt: number; onKept: () => void }) {
  const host = useHost()
  const [keep, { isLoading }] = useCancelLeaveMutation()
  async function undo() {
    try {
      await keep().unwrap()
      host.toast({ text: '已撤销注销', kind: 'success' })
      onKept()
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

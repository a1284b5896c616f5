import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { Button } from '@saidian/shared/ui'
import { useCancelAccountMutation } from '../../account/account.api'
import { useStepUp } from '../../step-up/use-step-up'

/** Requests the deletion of the account, after a confirmation and a step-up. */
export function LeaveForm({ onAsked }: { onAsked: () => void }) {
  const host = useHost()
  const stepUp = useStepUp('leave')
  const [cancel, { isLoading }] = useCancelAccountMutation()

  async function leave() {
    const isSure = await host.dialog({
      title: '确定注销账号？',
      body: '15 天后删除，期间可撤销',
      confirm: '注销',
      cancel: '再想想',
    })
    const proof = isSure ? await stepUp.prove() : null
    if (proof === null) return
    try {
      const { deletingAt } = await cancel({ body: { proof } }).unwrap()
      host.toast({
        text: `账号将于 ${formatDate(deletingAt * 1000, 'M月d日')} 注销`,
        kind: 'success',
      })
      onAsked()
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    }
  }

  if (stepUp.form) return stepUp.form
  return (
    <Button look="tinted" isWide disabled={isLoading} onClick={() => void leave()}>
      申请注销
    </Button>
  )
}

import type { ApiError } from '@saidian/shared/api'
import type { Visit } from '@saidian/shared/contracts/personal'
import { useHost } from '@saidian/shared/host'
import { titleOf } from '@saidian/shared/marks'
import { Button } from '@saidian/shared/ui'
import { useRemoveHistoryMutation } from '../../personal/personal.api'

/** Removes one visit from the history. */
export function RemoveVisit({ visit }: { visit: Visit }) {
  const host = useHost()
  const [remove, { isLoading }] = useRemoveHistoryMutation()
  const { kind, sport, id } = visit
  const forget = () => {
    remove({ body: { pages: [{ kind, sport, id }] } })
      .unwrap()
      .catch((failure: ApiError) => host.toast({ text: failure.message, kind: 'fail' }))
  }
  return (
    <Button
      look="plain"
      disabled={isLoading}
      aria-label={`删除 ${titleOf(visit)}`}
      onClick={forget}
    >
      删除
    </Button>
  )
}

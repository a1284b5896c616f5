import { mapFailure } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { useState } from 'react'

type Task = { isBusy: boolean; run: (task: () => Promise<void>) => Promise<void> }

/** Runs one passkey task at a time and shows a failure as a toast. */
export function usePasskeyTask(): Task {
  const host = useHost()
  const [isBusy, setBusy] = useState(false)
  async function run(task: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await task()
    } catch (failure) {
      const isOfServer = typeof failure === 'object' && failure !== null && 'reason' in failure
      const { message } = isOfServer
        ? (failure as ReturnType<typeof mapFailure>)
        : mapFailure(failure)
      host.toast({ text: isOfServer ? message : '此设备无法使用通行密钥', kind: 'fail' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

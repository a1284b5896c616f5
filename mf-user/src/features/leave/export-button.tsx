import type { ApiError } from '@saidian/shared/api'
import { useHost, useMountSignal } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { Button } from '@saidian/shared/ui'
import { useExportAccountMutation } from '../../account/account.api'
import { useStepUp } from '../../step-up/use-step-up'

/** Saves the member's data as a JSON file, unless the member leaves the page meanwhile. */
export function ExportButton() {
  const host = useHost()
  const [ask, { isLoading }] = useExportAccountMutation()
  const stepUp = useStepUp('export')
  const signal = useMountSignal()
  async function save() {
    try {
      const proof = await stepUp.prove()
      if (proof === null) return
      const asked = ask({ body: { proof } })
      signal.addEventListener('abort', () => asked.abort(), { once: true })
      const data = await asked.unwrap()
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      download(file, `saidian-${formatDate(Date.now(), 'yyyyMMdd')}.json`)
    } catch (failure) {
      if (signal.aborted) return
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    }
  }
  if (stepUp.form) return stepUp.form
  return (
    <Button look="tinted" isWide disabled={isLoading} onClick={() => void save()}>
      {isLoading ? '正在整理…' : '导出我的数据'}
    </Button>
  )
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

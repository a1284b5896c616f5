import { RemoteError } from '../remote-error'
import { LOAD_TIMEOUT_MS } from '../timing/time-limits'

/** Loads and runs a script of a remote. @throws RemoteError */
export function executeEntry(remote: string, script: HTMLScriptElement): Promise<void> {
  const failed = (kind: 'files' | 'timeout' | 'execution', what: string) =>
    new RemoteError(remote, kind, `script ${script.src} ${what}`)

  return new Promise((done, fail) => {
    let fault: RemoteError | undefined
    // `load` also follows a script that threw: only the page hears of it.
    const onFault = ({ filename, message }: ErrorEvent) => {
      if (filename === script.src) fault = failed('execution', `threw: ${message}`)
    }
    const end = (error?: RemoteError) => {
      clearTimeout(timer)
      removeEventListener('error', onFault)
      script.onload = script.onerror = null
      script.remove()
      if (error) fail(error)
      else done()
    }
    const timer = setTimeout(() => end(failed('timeout', 'timed out')), LOAD_TIMEOUT_MS)
    script.onload = () => end(fault)
    script.onerror = () => end(failed('files', 'failed to load'))
    addEventListener('error', onFault)
    document.head.append(script)
  })
}

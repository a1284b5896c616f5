import { useHost } from '@saidian/shared/host'
import { type ComponentType, Suspense, useState } from 'react'
import type { Federation } from '../create-federation'
import { asRemoteError } from '../remote-error'
import { LOADING_DELAY_MS } from '../timing'
import { ChannelOffline } from './channel-offline'
import { Delayed } from './delayed'
import { RemoteBoundary } from './remote-boundary'
import { RemoteFailure } from './remote-failure'
import { useRemotePage } from './use-remote-page'

export type FederatedRouteProps = {
  federation: Federation
  /** Federation name, such as `mf_live`. */
  remote: string
  titleZh: string
  /** Pattern as in `remote.json`. */
  path: string
  LoadingView: ComponentType
}

/** The place of one remote route: loads it, shows it, and says what is wrong when that cannot be done. */
export function FederatedRoute({
  federation,
  remote,
  titleZh,
  path,
  LoadingView,
}: FederatedRouteProps) {
  const host = useHost()
  const [attempt, setAttempt] = useState(0)
  const page = useRemotePage({ federation, remote, path, attempt })
  const goHome = () => host.navigate('/')

  const showFailure = (thrown: unknown) => {
    const { kind } = asRemoteError(remote, thrown)
    if (kind === 'missing-page') return <ChannelOffline onHome={goHome} />
    return (
      <RemoteFailure
        titleZh={titleZh}
        kind={kind}
        onRetry={() => setAttempt(attempt + 1)}
        onHome={goHome}
      />
    )
  }
  const loading = (
    <Delayed afterMs={LOADING_DELAY_MS}>
      <LoadingView />
    </Delayed>
  )

  if (page.state === 'failed') return showFailure(page.error)
  if (page.state === 'loading') return loading
  return (
    <RemoteBoundary
      key={attempt}
      failure={showFailure}
      // What fails while loading is reported where it fails; this is a page that threw while it was shown.
      onFailure={(thrown) => host.report(thrown, { remote, path })}
    >
      <Suspense fallback={loading}>
        <page.Page />
      </Suspense>
    </RemoteBoundary>
  )
}

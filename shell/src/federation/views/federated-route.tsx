import { useHost } from '@saidian/shared/host'
import { type ComponentType, Suspense, use, useMemo, useState } from 'react'
import type { Federation } from '../create-federation'
import { asRemoteError, RemoteError } from '../remote-error'
import { LOADING_DELAY_MS } from '../timing'
import { ChannelOffline } from './channel-offline'
import { Delayed } from './delayed'
import { RemoteBoundary } from './remote-boundary'
import { RemoteFailure } from './remote-failure'

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
export function FederatedRoute({ federation, remote, titleZh, path, LoadingView }: FederatedRouteProps) {
  const host = useHost()
  const [attempt, setAttempt] = useState(0)
  // One promise per attempt: a retry has to start anew, and a render must not. (`attempt` is read for that alone.)
  const page = useMemo(
    () => ({ attempt, component: federation.page(remote, path) }),
    [federation, remote, path, attempt],
  )
  const goHome = () => host.navigate('/')

  const showFailure = (thrown: unknown) => {
    const { kind } = asRemoteError(remote, thrown)
    if (kind === 'missing-page') return <ChannelOffline onHome={goHome} />
    return (
      <RemoteFailure titleZh={titleZh} kind={kind} onRetry={() => setAttempt(attempt + 1)} onHome={goHome} />
    )
  }
  const reportRenderFailure = (thrown: unknown) => {
    // What failed while loading has been reported where it failed.
    if (!(thrown instanceof RemoteError)) host.report(thrown, { remote, path })
  }

  return (
    <RemoteBoundary key={attempt} onFailure={reportRenderFailure} failure={showFailure}>
      <Suspense
        fallback={
          <Delayed afterMs={LOADING_DELAY_MS}>
            <LoadingView />
          </Delayed>
        }
      >
        <LoadedPage component={page.component} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedPage({ component }: { component: Promise<ComponentType> }) {
  const Page = use(component)
  return <Page />
}

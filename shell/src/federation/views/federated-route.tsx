import { HostContext, useHost } from '@saidian/shared/host'
import { ErrorBoundary } from '@saidian/shared/ui'
import { type ComponentType, Suspense, useState } from 'react'
import type { Federation } from '../federation'
import { StopEndlessRender } from '../loops/stop-endless-render'
import { asRemoteError } from '../remote-error'
import { WithStyles } from '../styles/with-styles'
import { EndlessWait } from '../timing/endless-wait'
import { LOADING_DELAY_MS } from '../timing/time-limits'
import { ChannelOffline } from './channel-offline'
import { Delayed } from './delayed'
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

/** Loads and shows one route of a remote, or the reason why it cannot be shown. */
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
  const waiting = (
    <EndlessWait remote={remote} what="its page">
      {loading}
    </EndlessWait>
  )

  if (page.state === 'failed') return showFailure(page.error)
  if (page.state === 'loading') return loading
  return (
    <ErrorBoundary
      key={attempt}
      failure={showFailure}
      // Load failures are reported where they happen; this one is thrown while the page renders.
      onFailure={(thrown) => federation.pageThrew(remote, path, thrown)}
    >
      <StopEndlessRender remote={remote}>
        <Suspense fallback={waiting}>
          <WithStyles styles={federation.styles} remote={remote}>
            <HostContext value={federation.hostOf(remote)}>
              <page.Page />
            </HostContext>
          </WithStyles>
        </Suspense>
      </StopEndlessRender>
    </ErrorBoundary>
  )
}

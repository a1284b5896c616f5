import type { PageBoot } from '@saidian/shared/contracts/registry'
import { type Host, HostContext } from '@saidian/shared/host'
import type { ReactNode } from 'react'
import { createContainerSource } from './container/container-source'
import type { Federation } from './federation'
import { createFileLists } from './files/file-lists'
import { createIntegrityMap } from './files/integrity-map'
import { firstFiles, prefetchFiles } from './files/prefetch-files'
import { createRemoteHosts } from './hosts/remote-hosts'
import { createPresence } from './leftovers/presence'
import { createFallbackPolicy } from './loading/fallback-policy'
import { createPageLoader } from './loading/page-loader'
import { createRemoteLoader } from './loading/remote-loader'
import { asRemoteError } from './remote-error'
import { createRemoteStyles } from './styles/remote-styles'
import type { PageSet } from './versions/page-set'
import type { WidgetHome } from './widgets/isolated-widget'

type Parts = {
  boot: PageBoot
  pageSet: PageSet
  host: Host
  /** The store of the page, for what is drawn apart from it. */
  frame?: (children: ReactNode) => ReactNode
  reload?: () => void
}

/** The remotes of this page. Call once: the set is fixed for the page's life. */
export function createFederation({
  boot,
  pageSet: { overrides, remotes: set },
  host,
  frame = (children) => children,
  reload = () => location.reload(),
}: Parts): Federation {
  const remoteOf = (name: string) => set.find((remote) => remote.name === name)
  const { track } = host
  const files = createIntegrityMap()
  const readFiles = createFileLists(files)
  const source = createContainerSource({ set, files, readFiles, track })
  const fallback = createFallbackPolicy({ track, reload, hasRun: source.hasRun })
  const styles = createRemoteStyles(set, createPresence())
  const hostOf = createRemoteHosts(host)
  const home: WidgetHome = {
    styles,
    frame: (name, children) => frame(<HostContext value={hostOf(name)}>{children}</HostContext>),
    failed(name, widget, thrown) {
      const error = asRemoteError(name, thrown)
      host.report(error, { remote: name, kind: error.kind, widget })
      const resolved = remoteOf(name)
      if (resolved) fallback.afterFailedWidget(resolved, error.kind)
      return error
    },
    left: (remote, thrown) => host.report(thrown, { remote, kind: 'clean-up' }),
  }
  const load = createRemoteLoader({ remoteOf, source, host, hostOf, fallback, home })

  return {
    metas: boot.metas,
    styles,
    hostOf,
    overrides,
    isPublished: (name) => remoteOf(name) !== undefined,
    load,
    ...createPageLoader({ remoteOf, load, host, hostOf, fallback }),
    async prefetchFiles(meta, route, signal) {
      const remote = remoteOf(meta.name)
      if (!remote) return
      const version = fallback.versionOf(remote)
      // The files of a development override change.
      if (!version.list) return
      const { integrity } = await readFiles(version)
      await prefetchFiles(firstFiles({ base: version.base, integrity }, meta, route), signal)
    },
  }
}

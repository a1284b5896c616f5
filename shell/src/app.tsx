import { type Host, HostContext } from '@saidian/shared/host'
import { type AppHistory, AppRouter } from '@saidian/shared/router'
import { type AppStore, StoreProvider } from '@saidian/shared/store'
import { Root, type RootProps } from './page/root'
import { type Shell, ShellContext } from './page/shell-context'

export type AppProps = RootProps & {
  store: AppStore
  host: Host
  shell: Shell
  history: AppHistory
}

/** The page: store, services and router around its root. */
export function App({ store, host, shell, history, ...root }: AppProps) {
  return (
    <StoreProvider store={store}>
      <HostContext value={host}>
        <ShellContext value={shell}>
          <AppRouter history={history}>
            <Root {...root} />
          </AppRouter>
        </ShellContext>
      </HostContext>
    </StoreProvider>
  )
}

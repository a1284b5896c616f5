import type { Host } from '@saidian/shared/host'
import { HostContext } from '@saidian/shared/host'
import { type createBrowserRouter, RouterProvider } from '@saidian/shared/router'
import { type AppStore, StoreProvider } from '@saidian/shared/store'
import { type Shell, ShellContext } from './page/shell-context'

export type AppProps = {
  store: AppStore
  host: Host
  shell: Shell
  router: ReturnType<typeof createBrowserRouter>
}

/** The page: store and services around the one router. */
export function App({ store, host, shell, router }: AppProps) {
  return (
    <StoreProvider store={store}>
      <HostContext value={host}>
        <ShellContext value={shell}>
          <RouterProvider router={router} />
        </ShellContext>
      </HostContext>
    </StoreProvider>
  )
}

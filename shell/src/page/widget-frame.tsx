import { type AppStore, StoreProvider } from '@saidian/shared/store'
import type { ReactNode } from 'react'

/** The store of the page around a widget, which is drawn apart from the page. */
export function widgetFrame(store: AppStore) {
  return (children: ReactNode) => <StoreProvider store={store}>{children}</StoreProvider>
}

import { useHost } from '@saidian/shared/host'
import { useLocation } from '@saidian/shared/router'
import { ErrorBoundary } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { ErrorPage } from './error-page'

/** Shows an error page inside the layout when a page throws; a navigation clears the error. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { report } = useHost()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKey={pathname}
      failure={(error) => <ErrorPage error={error} />}
      onFailure={report}
    >
      {children}
    </ErrorBoundary>
  )
}

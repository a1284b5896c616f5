import { type Host, useHost } from '@saidian/shared/host'
import { useLocation } from '@saidian/shared/router'
import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page'

/** Shows an error page inside the layout when a page throws; a navigation clears the error. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { report } = useHost()
  const { pathname } = useLocation()
  return (
    <Boundary pathname={pathname} report={report}>
      {children}
    </Boundary>
  )
}

type BoundaryProps = { pathname: string; report: Host['report']; children: ReactNode }

class Boundary extends Component<BoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.caught && before.pathname !== this.props.pathname)
      this.setState({ caught: null })
  }

  override render() {
    const { caught } = this.state
    return caught ? <ErrorPage error={caught.error} /> : this.props.children
  }
}

import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = {
  /** Rendered in place of the children after they have thrown. */
  failure: (error: unknown) => ReactNode
  onFailure: (error: unknown) => void
  /** A change of it shows the children again; a `key` also forgets their state. */
  resetKey?: string
  children: ReactNode
}

type Caught = { error: unknown } | null

/** The one error boundary: contains what its children throw while they render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: Caught }> {
  override state: { caught: Caught } = { caught: null }

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.caught && before.resetKey !== this.props.resetKey)
      this.setState({ caught: null })
  }

  override render() {
    const { caught } = this.state
    return caught ? this.props.failure(caught.error) : this.props.children
  }
}

import { Component, type ReactNode } from 'react'

type RemoteBoundaryProps = {
  onFailure: (error: unknown) => void
  /** Rendered in place of the children after they have thrown. */
  failure: (error: unknown) => ReactNode
  children: ReactNode
}

type Caught = { error: unknown } | null

/**
 * Contains an error that a remote throws. Give each attempt its own `key`, so that it starts clean.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { caught: Caught }> {
  override state: { caught: Caught } = { caught: null }

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    const { caught } = this.state
    return caught ? this.props.failure(caught.error) : this.props.children
  }
}

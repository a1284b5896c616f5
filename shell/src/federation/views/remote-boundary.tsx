import { Component, type ReactNode } from 'react'

type RemoteBoundaryProps = {
  onFailure: (error: unknown) => void
  /** What stands in the place of the children once they have thrown. */
  failure: (error: unknown) => ReactNode
  children: ReactNode
}

type Caught = { error: unknown } | null

/** Keeps a remote's failure inside its own place on the page. A new attempt is a new boundary, by its key. */
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

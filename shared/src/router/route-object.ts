import type { ComponentType, ReactNode } from 'react'

export type Params = Readonly<Record<string, string | undefined>>

/** What a loader is called with. */
export type LoaderGiven = { params: Params; request: Request; context: unknown }

/** What a route shows: a component, or an element. */
type Shown = {
  Component?: ComponentType | null
  element?: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: each loader names what it reads of `LoaderGiven`
  loader?: (given: any) => unknown
}

/**
 * A route object as React Router reads it, without what this product does not use: routes are flat,
 * and their paths absolute.
 */
export type RouteObject = Shown & {
  /** A pattern as in `remote.json`. */
  path?: string
  lazy?: () => Promise<Shown>
}

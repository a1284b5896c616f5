import type { Presence } from '../leftovers/leftovers'
import type { ResolvedRemote } from '../versions/resolved-remote'

/** Matches no device: the sheet stays loaded and parsed, and acts on nothing. */
const OFF = 'not all'

export type RemoteStyles = {
  /** Turns the style sheets of a remote on until the returned function is called. */
  show: (remote: string) => () => void
}

/**
 * Style sheets of remotes, on while a page or a widget of the remote is shown. Before the first
 * time they are on as webpack inserts them: the browser gives sheets that are off the lowest
 * priority.
 */
export function createRemoteStyles(
  remotes: readonly ResolvedRemote[],
  presence?: Presence,
): RemoteStyles {
  const shown = new Map<string, number>()
  const basesOf = (name: string) =>
    remotes
      .filter((remote) => remote.name === name)
      .flatMap(({ base, previous }) => (previous ? [base, previous.base] : [base]))

  const apply = (name: string) => {
    const media = shown.get(name) ? '' : OFF
    for (const link of linksBelow(basesOf(name))) if (link.media !== media) link.media = media
  }
  const change = (name: string, by: number) => {
    shown.set(name, (shown.get(name) ?? 0) + by)
  }

  return {
    show(name) {
      change(name, 1)
      apply(name)
      presence?.shown(name)
      return () => {
        change(name, -1)
        // The next page may be of the same remote: it is rendered by then.
        queueMicrotask(() => {
          apply(name)
          if (!shown.get(name)) presence?.left(name)
        })
      }
    },
  }
}

function linksBelow(bases: readonly string[]): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].filter(({ href }) => bases.some((base) => href.startsWith(base)))
}

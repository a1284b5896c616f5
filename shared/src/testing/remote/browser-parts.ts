/** Parts of a browser that jsdom lacks, until the returned function is called. */
export function installBrowserParts(): () => void {
  const scope = globalThis as unknown as Record<string, unknown>
  const parts: Record<string, unknown> = {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    scrollTo: () => undefined,
  }
  const before = Object.keys(parts).map((name) => [name, scope[name]] as const)
  Object.assign(scope, parts)
  // Charts measure text on a canvas; without one they estimate its width.
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = () => null
  return () => {
    HTMLCanvasElement.prototype.getContext = getContext
    for (const [name, part] of before) scope[name] = part
  }
}

/** Observes nothing: jsdom has no layout. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

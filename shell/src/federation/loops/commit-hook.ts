/**
 * React reports every commit to the hook of its developer tools, in production too: the only way
 * to count commits without its slower profiling build. React DOM looks for the hook when it is
 * evaluated, so this module must be imported before it.
 */
const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__'

type DevtoolsHook = {
  supportsFiber: boolean
  renderers: Map<number, unknown>
  inject: (renderer: unknown) => number
  onCommitFiberRoot: (...commit: unknown[]) => void
}

/** Gets the element that the committed root draws into. */
type Listener = (container: unknown) => void

const listeners = new Set<Listener>()

/** Calls `listener` after every commit of React until `signal` aborts. */
export function onCommit(listener: Listener, signal: AbortSignal): void {
  listeners.add(listener)
  signal.addEventListener('abort', () => listeners.delete(listener), { once: true })
}

function install(): void {
  const hook: DevtoolsHook = Reflect.get(globalThis, HOOK) ?? emptyHook()
  const { onCommitFiberRoot } = hook
  hook.onCommitFiberRoot = (...commit) => {
    const container = (commit[1] as { containerInfo?: unknown } | undefined)?.containerInfo
    for (const listener of listeners) listener(container)
    onCommitFiberRoot?.apply(hook, commit)
  }
  Reflect.set(globalThis, HOOK, hook)
}

/** As the developer tools or Fast Refresh expect it, which wrap a hook that exists. */
function emptyHook(): DevtoolsHook {
  const renderers = new Map<number, unknown>()
  return {
    supportsFiber: true,
    renderers,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer)
      return renderers.size
    },
    onCommitFiberRoot: () => undefined,
  }
}

install()

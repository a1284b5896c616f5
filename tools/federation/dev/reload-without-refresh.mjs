/**
 * Reloads the page after an update when its React cannot replace components: the production build
 * of React in a shell that was built without MF_OVERRIDES.
 */
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply' && !canRefresh()) location.reload()
})

function canRefresh() {
  const { renderers } = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {}
  return [...(renderers?.values() ?? [])].some(({ scheduleRefresh }) => scheduleRefresh)
}

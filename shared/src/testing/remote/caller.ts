/** Libraries of the shell and of the tests: what they start is not the remote's. */
const LIBRARIES =
  '@reduxjs|react-redux|react-dom|scheduler|@testing-library|@jest|jest|jsdom|nwsapi'
const NOT_OF_A_REMOTE = new RegExp(
  `node_modules/(?:\\.pnpm/)?(?:${LIBRARIES})[\\w+-]*[@/]|^\\s*at node:`,
)

/** Frames of the watch itself, and those without a place. */
const OF_THE_WATCH = /testing\/remote\/(?:caller|watch-\w+)\.ts|<anonymous>/

/**
 * Who called a watched function: the nearest place of the project in the stack, such as
 * `mf-live/src/remote.ts:12`. Null when a library of the shell, or a test, called it.
 */
export function callerOfWatched(): string | null {
  const frames = (new Error().stack ?? '')
    .split('\n')
    .slice(1)
    .filter((frame) => !OF_THE_WATCH.test(frame))
  const [nearest = ''] = frames
  if (!nearest || NOT_OF_A_REMOTE.test(nearest)) return null
  const own = frames.find((frame) => !frame.includes('node_modules')) ?? nearest
  return /([\w-]+\/src\/[^:]+:\d+)/.exec(own)?.[1] ?? own.trim()
}

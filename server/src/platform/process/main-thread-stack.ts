import { Session } from 'node:inspector/promises'
import { setTimeout as wait } from 'node:timers/promises'

const SAMPLED_MS = 200
/** A main thread inside a call of the system does not answer at all. */
const PATIENCE_MS = 3_000

type Profile = Awaited<ReturnType<typeof sampleMainThread>>

/**
 * What the main thread of this process executes, innermost call first; empty when it cannot be
 * asked. For a worker: the profiler interrupts an endless loop, and an expression that backtracks.
 */
export async function readMainThreadStack(): Promise<string[]> {
  const session = new Session()
  session.connectToMainThread()
  const profile = await Promise.race([
    sampleMainThread(session),
    wait(PATIENCE_MS, null, { ref: false }),
  ])
  return profile ? busiestStackOf(profile) : []
}

async function sampleMainThread(session: Session) {
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  await wait(SAMPLED_MS)
  return (await session.post('Profiler.stop')).profile
}

/** The stack that most samples have. */
function busiestStackOf({ nodes }: Profile): string[] {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((of) => [of, id])))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const [busiest] = nodes
    .filter(({ callFrame }) => callFrame.url !== '')
    .sort((a, b) => (b.hitCount ?? 0) - (a.hitCount ?? 0))
  const lines: string[] = []
  for (let node = busiest; node; node = byId.get(parents.get(node.id) ?? 0)) {
    const { functionName, url, lineNumber, columnNumber } = node.callFrame
    if (url !== '')
      lines.push(
        `at ${functionName || '(anonymous)'} (${url}:${lineNumber + 1}:${columnNumber + 1})`,
      )
  }
  return lines
}

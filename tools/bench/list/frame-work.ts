import type { CDPSession } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { name?: string }
}

const FRAME_US = 1_000_000 / 60

/** Records the threads of the browser while `during` runs. */
export async function traceWhile(
  session: CDPSession,
  during: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  await session.send('Tracing.start', {
    categories: 'toplevel,__metadata',
    options: 'record-as-much-as-possible',
  })
  await during()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}

function isTask({ ph, name }: TraceEvent): boolean {
  return ph === 'X' && name.endsWith('RunTask')
}

/** Tasks of the busiest renderer main thread: that of the page. */
function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const candidates = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && isTask(event)),
  )
  const work = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { dur = 0 }) => sum + dur, 0)
  return candidates.sort((a, b) => work(b) - work(a))[0] ?? []
}

/** Milliseconds of main-thread work in each sixtieth of a second, in order of time. */
export function workPerFrame(events: readonly TraceEvent[]): number[] {
  const tasks = mainThreadTasks(events)
  if (tasks.length === 0) throw new Error('the trace holds no task of a page')
  const start = Math.min(...tasks.map(({ ts }) => ts))
  const end = Math.max(...tasks.map(({ ts, dur = 0 }) => ts + dur))
  const frames = new Array<number>(Math.ceil((end - start) / FRAME_US)).fill(0)
  for (const { ts, dur = 0 } of tasks) {
    const from = ts - start
    const to = from + dur
    // By whole frames: a step by the rest of a frame can be zero and never end.
    for (let frame = Math.floor(from / FRAME_US); frame * FRAME_US < to; frame += 1) {
      const part = Math.min(to, (frame + 1) * FRAME_US) - Math.max(from, frame * FRAME_US)
      frames[frame] = (frames[frame] ?? 0) + part / 1000
    }
  }
  return frames
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

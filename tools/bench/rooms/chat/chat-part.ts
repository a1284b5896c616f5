import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { openDatabase } from '../../../../server/src/platform/database'
import { createLog } from '../../../../server/src/platform/log'
import { sharedNow } from '../../gateway/messages'
import type { Measure } from '../../measure'
import { optionOf } from '../../option'
import { makeMembers, makeRoom } from './members'
import type {
  Cpu,
  SendersOrder,
  Sent,
  ServerOrder,
  ServerStarted,
  StoreTimes,
  ViewersOrder,
  Watched,
} from './orders'

const VIEWERS = Number(optionOf('viewers') ?? 10_000)
const MESSAGES_A_SECOND = Number(optionOf('messages') ?? 2_000)
const SECONDS = Number(optionOf('seconds') ?? 20)
/** Each writes every three seconds. */
const MEMBERS = 6_000
const GOAL_EVERY_MS = 500
const SETTLE_MS = 3_000
const WARM_UP_SECONDS = 6

type Processes = { server: ChildProcess; viewers: ChildProcess; senders: ChildProcess }

/**
 * Ten thousand viewers on the gateway of a server in one process, and members who send 2 000
 * messages a second into their room over HTTP. Goals of the feed are measured on the board topic,
 * first without and then with the messages.
 */
export async function benchChat(): Promise<Measure[]> {
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-chat-'))
  // As root the database runs as another user, who needs access.
  chmodSync(varDir, 0o755)
  // Opened here, so that PostgreSQL does not share the core of the server.
  const database = await openDatabase({ varDir }, createLog('warn'))
  const tokens = await makeMembers(database.db, MEMBERS)
  const roomId = await makeRoom(database.db)
  const server = start('server-process.ts', { core: 0, env: { VAR_DIR: varDir } })
  const { port } = await answerOf<ServerStarted>(server)
  const processes: Processes = {
    server,
    viewers: start('viewers-process.ts', { core: 1 }),
    senders: start('senders-process.ts', { core: 1 }),
  }
  try {
    return await measure(processes, { port, roomId, tokens })
  } finally {
    for (const child of Object.values(processes)) child.disconnect()
    await once(server, 'exit')
    await database.close()
    rmSync(varDir, { recursive: true, force: true })
  }
}

type World = { port: number; roomId: number; tokens: string[] }

async function measure(processes: Processes, { port, roomId, tokens }: World): Promise<Measure[]> {
  const { server, viewers, senders } = processes
  const topic = TOPIC.room(roomId)
  await ask<ViewersOrder, object>(viewers, { do: 'connect', port, sockets: VIEWERS, topic })
  await sleep(SETTLE_MS)
  const send = (seconds: number) =>
    ask<SendersOrder, Sent>(senders, {
      do: 'send',
      port,
      roomId,
      tokens,
      seconds,
      perSecond: MESSAGES_A_SECOND,
    })
  const times = () => ask<ServerOrder, StoreTimes>(server, { do: 'times' })
  await send(WARM_UP_SECONDS)
  const goals = (SECONDS * 1_000) / GOAL_EVERY_MS
  await watch(processes, { from: 0, goals: 10 })
  await sleep(SETTLE_MS)
  const quiet = await watch(processes, { from: 10, goals })
  const calm = await times()
  const before = await ask<ServerOrder, Cpu>(server, { do: 'cpu' })
  const [busy, sent] = await Promise.all([
    watch(processes, { from: 10 + goals, goals }),
    send(SECONDS),
  ])
  const after = await ask<ServerOrder, Cpu>(server, { do: 'cpu' })
  const core = (100 * (after.usedMs - before.usedMs)) / (after.atMs - before.atMs)
  const stored = await times()
  console.log({ quiet, busy, sent, core, calmLoopMs: calm.loopP99Ms, stored })
  return measuresOf({ goals, quiet, busy, sent, core, stored })
}

/** Goals of the feed on the board, and what of the room comes meanwhile. */
async function watch(
  { server, viewers }: Processes,
  { from, goals }: { from: number; goals: number },
): Promise<Watched> {
  const timetable = { from, startsAt: sharedNow() + 1_000, everyMs: GOAL_EVERY_MS }
  const events = goals * VIEWERS
  const withinMs = goals * GOAL_EVERY_MS + 10_000
  const [watched] = await Promise.all([
    ask<ViewersOrder, Watched>(viewers, { do: 'watch', goals: events, withinMs, timetable }),
    ask<ServerOrder, object>(server, { do: 'goals', count: goals, timetable }),
  ])
  return watched
}

type Run = {
  goals: number
  quiet: Watched
  busy: Watched
  sent: Sent
  core: number
  stored: StoreTimes
}

/** Where the time of a message goes, from due to its answer and to the viewers. */
function timesOf({ sent, stored, busy }: Run): Measure[] {
  const { callerP50Ms, callerP99Ms, answeredP50Ms, answeredP99Ms } = sent
  const both = (what: string, p50: number, p99: number): Measure[] => [
    { what: `own message, ${what}, p50`, value: p50, unit: 'ms' },
    { what: `own message, ${what}, p99`, value: p99, unit: 'ms' },
  ]
  return [
    ...both('waiting in the caller', callerP50Ms, callerP99Ms),
    ...both('from the call to the answer', answeredP50Ms, answeredP99Ms),
    ...both('of it waiting for its batch', stored.waitedP50Ms, stored.waitedP99Ms),
    ...both('of it storing its batch', stored.storedP50Ms, stored.storedP99Ms),
    { what: 'delay of the event loop of the server, p99', value: stored.loopP99Ms, unit: 'ms' },
    { what: 'fan-out, from stored to the viewer, p99', value: busy.fanOutP99Ms, unit: 'ms' },
  ]
}

function measuresOf(run: Run): Measure[] {
  const { goals, quiet, busy, sent, core } = run
  const crowd = `room of ${VIEWERS} viewers, ${MESSAGES_A_SECOND} messages a second offered`
  const { 'server.busy': busyAnswers = 0, ...others } = sent.rejected
  const failed = Object.values(others).reduce((sum, count) => sum + count, 0)
  return [
    { what: `${crowd}: core of the server`, value: core, unit: '%', target: 70 },
    {
      what: 'messages of a room that a viewer got in the busiest second',
      value: busy.maxShownInASecond,
      unit: '',
      target: 20,
    },
    { what: 'messages of a room that a viewer got', value: busy.shown, unit: '/s' },
    { what: 'messages of a room that were reported as left out', value: busy.leftOut, unit: '/s' },
    { what: 'frames of a room to each viewer', value: busy.framesPerSecond, unit: '/s', target: 5 },
    { what: 'own message of a member, from due to stored, p50', value: sent.p50Ms, unit: 'ms' },
    {
      what: 'own message of a member, from due to stored, p99',
      value: sent.p99Ms,
      unit: 'ms',
      target: 300,
    },
    ...timesOf(run),
    { what: 'own messages accepted', value: sent.accepted / SECONDS, unit: '/s' },
    { what: 'own messages rejected with the time to wait', value: busyAnswers, unit: '' },
    { what: 'answer to a rejected message, p99', value: sent.rejectedP99Ms, unit: 'ms' },
    { what: 'own messages that failed in another way', value: failed, unit: '', target: 0 },
    {
      what: 'scores on another topic that did not arrive',
      value: 2 * goals * VIEWERS - quiet.received - busy.received,
      unit: '',
      target: 0,
    },
    { what: 'scores on another topic without the room, p99', value: quiet.p99Ms, unit: 'ms' },
    {
      what: 'scores on another topic with the room, ratio of p99',
      value: busy.p99Ms / quiet.p99Ms,
      unit: '×',
      target: 1.2,
    },
  ]
}

/** Each process has a core of its own where the system can pin it. */
function start(
  program: string,
  { core, env = {} }: { core: number; env?: Record<string, string> },
): ChildProcess {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const command = [process.execPath, '--import', 'tsx', path]
  const pinned =
    process.platform === 'linux' ? ['taskset', '-c', String(core), ...command] : command
  const [executable = '', ...parameters] = pinned
  return spawn(executable, parameters, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
}

function ask<Order extends object, Answer>(child: ChildProcess, order: Order): Promise<Answer> {
  const answer = answerOf<Answer>(child)
  child.send(order)
  return answer
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code}`)
    }),
  ])
  return answer as Answer
}

import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '../../../feeds/random'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import type { Module } from '../../../platform/module'
import type { StoredTopics } from '../../../platform/topics'
import { runDemoChat, type SayInRoom, type TalkingRoom } from './demo-chat'
import type { DemoSport } from './demo-matches.repository'
import { closeDemoRooms, openDemoRooms } from './demo-rooms.repository'
import { createDemoRooms } from './demo-rooms.service'

/** The first list of matches is delivered before the rooms begin. */
const DELAY_MS = 2_500
const PAUSE_MS = 10_000
/** Until the first rooms are on air. */
const SHORT_PAUSE_MS = 1_000
const STARTING_STEPS = 60
/** Viewers report once in three steps, as pages do once a minute. */
const STEPS_OF_STAY = 3

export type DemoRoomsModuleDeps = {
  db: Db
  clock: Clock
  log: Logger
  topics: StoredTopics
  sports: readonly DemoSport[]
  say: SayInRoom
  /** False: the feed is not the demo, and rooms of an earlier demo close. */
  isDemo: boolean
}

/** Invented anchors, viewers and messages, while this process leads the demo feed. */
export function demoRoomsModule(deps: DemoRoomsModuleDeps): Module {
  const { db, isDemo } = deps
  return {
    name: 'demoRooms',
    async lead(term) {
      if (!isDemo) return closeDemoRooms(db)
      await openDemoRooms(db)
      void run(deps, term)
    },
  }
}

async function run(deps: DemoRoomsModuleDeps, { signal, isHeld }: Term): Promise<void> {
  const { clock, log, say } = deps
  const random = randomFrom(`rooms/${clock.now()}`)
  const rooms = createDemoRooms({ ...deps, random })
  let talking: TalkingRoom[] = []
  let fans: string[] = []
  const onFault = (error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'rooms of the demo were not updated')
  }

  async function step(number: number): Promise<void> {
    if (!isHeld()) return
    if (fans.length === 0) fans = await rooms.seed()
    await rooms.plan()
    if (number % STEPS_OF_STAY === 0 || talking.length === 0) talking = await rooms.stay()
  }

  const given = { say, random, fans: () => fans }
  await wait(DELAY_MS, undefined, { signal }).catch(() => undefined)
  void runDemoChat(given, () => (isHeld() ? talking : []), signal, onFault)
  for (let number = 0; !signal.aborted; number += 1) {
    await step(number).catch(onFault)
    const isStarting = talking.length === 0 && number < STARTING_STEPS
    const pauseMs = isStarting ? SHORT_PAUSE_MS : PAUSE_MS
    await wait(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

import type { Random } from '../../../feeds/random'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { StoredTopics } from '../../../platform/topics'
import { updateRoom } from '../anchors/anchor-rooms.repository'
import { saveListHeat } from '../presence/count.repository'
import { insertAnnounced } from '../schedule/announced.repository'
import { appendState } from '../state/publish-state'
import type { TalkingRoom } from './demo-chat'
import { type DemoSport, readDemoMatches } from './demo-matches.repository'
import {
  insertDemoFollows,
  insertDemoRooms,
  insertPeople,
  readFans,
} from './demo-people.repository'
import { lacksListHeat, readPlannedRooms, saveClip, saveDemoViewers } from './demo-rooms.repository'
import { viewersOf } from './demo-viewers'
import { ANCHORS, FANS } from './people'
import {
  type DemoMatch,
  type DemoRoom,
  isChanged,
  planAnnounced,
  planSport,
  planTalk,
  type RoomPlan,
} from './room-plan.rules'

const OTHER = 3

export type DemoRoomsDeps = {
  db: Db
  clock: Clock
  topics: StoredTopics
  sports: readonly DemoSport[]
  random: Random
}

/** What the demo does with its rooms; each step may be repeated. */
export type DemoRooms = {
  /** Creates people and rooms that do not exist; resolves with the members who write. */
  seed: () => Promise<string[]>
  /** Links rooms to matches in play, puts them on and off air, announces broadcasts. */
  plan: () => Promise<void>
  /** Lets viewers stay; resolves with the rooms on air. */
  stay: () => Promise<TalkingRoom[]>
}

export function createDemoRooms(deps: DemoRoomsDeps): DemoRooms {
  const { db, clock, sports, random } = deps
  const readMatches = (sport: DemoSport) => readDemoMatches(db, sport, clock.now())

  async function stay(): Promise<TalkingRoom[]> {
    const [rooms, matches] = await Promise.all([
      readPlannedRooms(db, clock.now()),
      Promise.all(sports.map(readMatches)).then((all) => all.flat()),
    ])
    const onAir = rooms.filter(({ isLive }) => isLive)
    const talking = onAir.map((room) => talkingRoom(room, matches, random))
    for (const { id, viewers } of talking) await saveDemoViewers(db, id, viewers)
    // A fresh start does not wait a minute for the order of its lists.
    if (await lacksListHeat(db)) await saveListHeat(db)
    return talking
  }

  return {
    seed: () => seed(deps),
    async plan() {
      const rooms = await readPlannedRooms(db, clock.now())
      const talk = rooms.filter(({ column }) => column === OTHER)
      await apply(deps, talk, planTalk(talk))
      for (const sport of sports) {
        const ofSport = rooms.filter(({ column }) => column === sport.id)
        const matches = await readMatches(sport)
        await apply(deps, ofSport, planSport(ofSport, matches))
        for (const announced of planAnnounced(ofSport, matches, clock.now()))
          await insertAnnounced(db, announced)
      }
    },
    stay,
  }
}

async function seed({ db, clock }: DemoRoomsDeps): Promise<string[]> {
  const nowMs = clock.now()
  await db.transaction().execute(async (trx) => {
    await insertPeople(trx, [...ANCHORS.map(({ name }) => name), ...FANS], nowMs)
    await insertDemoRooms(trx, ANCHORS, nowMs)
    await insertDemoFollows(trx, nowMs)
  })
  return readFans(db)
}

async function apply(
  deps: DemoRoomsDeps,
  rooms: readonly DemoRoom[],
  plans: readonly RoomPlan[],
): Promise<void> {
  const { db, topics } = deps
  for (const [index, room] of rooms.entries()) {
    const plan = plans[index]
    if (!plan || !isChanged(room, plan)) continue
    const { title, matchId, clip } = plan
    const event = await db.transaction().execute(async (trx) => {
      await updateRoom(trx, room.id, { title, matchId })
      await saveClip(trx, room.id, clip)
      return appendState(trx, deps, room.id)
    })
    topics.publish(event)
  }
}

function talkingRoom(room: DemoRoom, matches: readonly DemoMatch[], random: Random): TalkingRoom {
  const match = matches.find(({ id }) => id === room.matchId)
  const teams = match ? [match.home, match.away] : []
  return { id: room.id, column: room.column, teams, viewers: viewersOf(room, random) }
}

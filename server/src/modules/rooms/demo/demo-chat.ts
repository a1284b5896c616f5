import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../../feeds/random'
import { RequestError } from '../../../platform/errors'
import { phraseFor, type Shown } from './phrases'

/** Says something in a room, on the same path as every member. */
export type SayInRoom = (
  member: { id: string },
  said: { roomId: number; text: string; key: string },
) => Promise<unknown>

export type TalkingRoom = Shown & { id: number; viewers: number }

const PAUSE_MS = { from: 350, to: 1_100 } as const
/** The same text comes again only after so many others in the room. */
const MAX_REMEMBERED = 24

/**
 * A calm flow of messages of invented members, more in rooms with more viewers. Runs until the
 * signal aborts.
 */
export async function runDemoChat(
  given: { say: SayInRoom; random: Random; fans: () => readonly string[] },
  rooms: () => readonly TalkingRoom[],
  signal: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<void> {
  const { say, random, fans } = given
  const said = new Map<number, string[]>()
  while (!signal.aborted) {
    await wait(random.int(PAUSE_MS.from, PAUSE_MS.to), undefined, { signal }).catch(() => undefined)
    const room = pickRoom(rooms(), random)
    const people = fans()
    if (signal.aborted || !room || people.length === 0) continue
    const text = newPhrase(room, said, random)
    if (text === null) continue
    const message = { roomId: room.id, text, key: randomUUID() }
    await say({ id: random.pick(people) }, message).catch((error: unknown) => {
      // Too fast, muted or closed: another member says something else.
      if (!(error instanceof RequestError)) onFault(error)
    })
  }
}

function pickRoom(rooms: readonly TalkingRoom[], random: Random): TalkingRoom | null {
  const total = rooms.reduce((sum, { viewers }) => sum + viewers, 0)
  let rest = random.next() * total
  for (const room of rooms) {
    rest -= room.viewers
    if (rest < 0) return room
  }
  return null
}

function newPhrase(room: TalkingRoom, said: Map<number, string[]>, random: Random): string | null {
  const before = said.get(room.id) ?? []
  const text = phraseFor(room, random)
  if (before.includes(text)) return null
  said.set(room.id, [...before, text].slice(-MAX_REMEMBERED))
  return text
}

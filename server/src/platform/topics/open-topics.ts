import { randomUUID } from 'node:crypto'
import type { Position } from '@saidian/shared/contracts/sockets'

/** A topic that was asked for: what its publisher knows of it, and the position of that. */
export type OpenTopic<State> = State & Position

export type OpenTopicsDeps<Key, State, Event> = {
  /** Of this process; every topic adds a count, so that one that is opened again has another. */
  epoch?: string
  /** A state that knows nothing yet. */
  create: (key: Key) => State
  /** Reads the state for the first time. False: there is no such topic. */
  read: (topic: OpenTopic<State>) => Promise<boolean>
  /** Sends one numbered event. */
  publish: (topic: OpenTopic<State>, event: Event) => void
}

export type OpenTopics<Key, State, Event> = {
  /** The topic, read at the first call however many ask; null when there is none. */
  open: (key: Key) => Promise<OpenTopic<State> | null>
  /** A topic that is open or being read: changes from its first question on belong to it. */
  get: (key: Key) => OpenTopic<State> | undefined
  /** The topics whose first read is done. */
  all: () => OpenTopic<State>[]
  /** No topic is open or being read. */
  isEmpty: () => boolean
  /** Forgets a topic; the next question reads it again under another epoch. */
  close: (key: Key) => void
  /** Numbers an event and sends it. */
  publish: (topic: OpenTopic<State>, event: Event) => void
}

/** The topics of one publisher with followers: their states, epochs and numbers. */
export function createOpenTopics<Key, State extends object, Event>(
  deps: OpenTopicsDeps<Key, State, Event>,
): OpenTopics<Key, State, Event> {
  const { epoch = randomUUID(), create, read, publish } = deps
  const topics = new Map<Key, OpenTopic<State>>()
  const opening = new Map<Key, Promise<OpenTopic<State> | null>>()
  let opened = 0

  async function readFirst(key: Key): Promise<OpenTopic<State> | null> {
    opened += 1
    const topic = Object.assign(create(key), { epoch: `${epoch}.${opened}`, seq: 0 })
    // Registered before the first read: a commit during the read belongs to the topic.
    topics.set(key, topic)
    let exists = false
    try {
      exists = await read(topic)
    } finally {
      if (!exists) topics.delete(key)
    }
    return exists ? topic : null
  }

  return {
    open: async (key) => {
      const pending = opening.get(key)
      if (pending) return pending
      const known = topics.get(key)
      if (known) return known
      const reading = readFirst(key)
      opening.set(key, reading)
      return reading.finally(() => opening.delete(key))
    },
    get: (key) => topics.get(key),
    all: () => [...topics].filter(([key]) => !opening.has(key)).map(([, topic]) => topic),
    isEmpty: () => topics.size === 0,
    close: (key) => topics.delete(key),
    publish: (topic, event) => {
      topic.seq += 1
      publish(topic, event)
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Position } from '@saidian/shared/contracts/sockets'

/** A topic that was asked for: what its publisher knows of it, and the position of that. */
export type OpenTopic<State> = State & Position

/** Topics that go on where an earlier term left them, in this process or another. */
export type HandedTopics<State> = {
  /** Puts a new topic where it was left; false when it starts with a new epoch. */
  resume: (topic: OpenTopic<State>) => Promise<boolean>
  /** The topic goes on from here: what was left of it is of no more use. */
  resumed: (topic: OpenTopic<State>) => void
  /** Leaves these topics to the next term. */
  leave: (topics: readonly OpenTopic<State>[]) => Promise<void>
}

export type OpenTopicsDeps<Key, State, Event> = {
  /** Of this process; every topic adds a count, so that one that is opened again has another. */
  epoch?: string
  /** A state that knows nothing yet. */
  create: (key: Key) => State
  /**
   * Reads the state for the first time, and says what it changed in the topic: that is the next
   * event of one that goes on. Null: there is no such topic.
   */
  read: (topic: OpenTopic<State>) => Promise<FirstRead<Event> | null>
  /** Sends one numbered event. */
  publish: (topic: OpenTopic<State>, event: Event) => void
  /** Topics of an earlier term go on; without it each starts with a new epoch. */
  handed?: HandedTopics<State>
}

export type FirstRead<Event> = { changes: Event | null }

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
  /** Leaves the topics to the next term; nothing is published afterwards. */
  leave: () => Promise<void>
}

/** The topics of one publisher with followers: their states, epochs and numbers. */
export function createOpenTopics<Key, State extends object, Event>(
  deps: OpenTopicsDeps<Key, State, Event>,
): OpenTopics<Key, State, Event> {
  const { epoch = randomUUID(), create, read, handed } = deps
  const topics = new Map<Key, OpenTopic<State>>()
  const opening = new Map<Key, Promise<OpenTopic<State> | null>>()
  let opened = 0

  async function readFirst(key: Key): Promise<OpenTopic<State> | null> {
    opened += 1
    const topic = Object.assign(create(key), { epoch: `${epoch}.${opened}`, seq: 0 })
    // Registered before the first read: a commit during the read belongs to the topic.
    topics.set(key, topic)
    let found: FirstRead<Event> | null = null
    try {
      const isResumed = (await handed?.resume(topic)) === true
      found = await read(topic)
      if (isResumed) goOn(topic, found)
    } finally {
      if (!found) topics.delete(key)
    }
    return found && topic
  }

  function goOn(topic: OpenTopic<State>, found: FirstRead<Event> | null): void {
    handed?.resumed(topic)
    if (found?.changes) publish(topic, found.changes)
  }

  function publish(topic: OpenTopic<State>, event: Event): void {
    topic.seq += 1
    deps.publish(topic, event)
  }

  const all = () => [...topics].filter(([key]) => !opening.has(key)).map(([, topic]) => topic)

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
    all,
    isEmpty: () => topics.size === 0,
    close: (key) => topics.delete(key),
    publish,
    leave: async () => handed?.leave(all()),
  }
}

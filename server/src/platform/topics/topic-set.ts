import { randomUUID } from 'node:crypto'
import type { Position } from '@saidian/shared/contracts'
import { type Bus, positionSubject, snapshotSubject, topicOf } from '../bus'
import type { Logger } from '../log'
import { createTopicPublisher } from './topic-publisher'

/** The leader's time: its publishers stop at the end of it. */
export type PublishingTerm = {
  signal: AbortSignal
  /** False while another process may lead: nothing is published then. */
  isHeld: () => boolean
}

/** A topic that has been asked for: where it stands, and what its publisher knows of it. */
export type OpenTopic<Key, State> = Position & { readonly key: Key; readonly state: State }

export type TopicSource<Key, State> = {
  /** A topic, or all of one form: `match/football/*`. */
  pattern: string
  /** The key in the name of a topic; null for a name that is not of the pattern. */
  keyOf: (topic: string) => Key | null
  topicOf: (key: Key) => string
  /** A state that knows nothing yet. Changes from now on must be noted in it. */
  create: (key: Key) => State
  /** Reads the state for the first time. False: there is no such topic. */
  read: (key: Key, state: State) => Promise<boolean>
  /** Called before each answer to a question; what it waits for comes before the answer. */
  onAsked?: (key: Key, state: State) => void | Promise<void>
  /** What `snapshot` answers besides the position; without it nobody can ask for one. */
  snapshot?: (key: Key, state: State) => object
  /** Publishes what is due; called every `everyMs`, one call after the other. */
  tick: { everyMs: number; run: () => void | Promise<void> }
}

export type TopicSet<Key, State> = {
  /** The topic, read at the first question; null when there is none. Rejects when reading fails. */
  open: (key: Key) => Promise<OpenTopic<Key, State> | null>
  /** A topic that was asked for, also while it is being read. */
  get: (key: Key) => OpenTopic<Key, State> | undefined
  all: () => OpenTopic<Key, State>[]
  /** Forgets a topic; the next question opens it under another epoch. */
  close: (key: Key) => void
  /** Numbers and sends one event. Nothing happens when the topic is not open. */
  publish: (key: Key, event: unknown) => void
  /** False while another process may lead. */
  mayPublish: () => boolean
}

/**
 * The topics of one pattern that have followers: their epochs and numbers, the first read (once,
 * however many ask), the tick, and the answers on the bus to where a topic stands, what it holds
 * and what happened lately. What changed and what to say of it is the business of the source.
 */
export function createTopicSet<Key, State>(
  { bus, log }: { bus: Bus; log: Logger },
  source: TopicSource<Key, State>,
  { signal, isHeld }: PublishingTerm,
): TopicSet<Key, State> {
  const topics = new Map<Key, OpenTopic<Key, State>>()
  const opening = new Map<Key, Promise<OpenTopic<Key, State> | null>>()
  const publisher = createTopicPublisher(bus, source.pattern)
  const processEpoch = randomUUID()
  let opened = 0

  async function read(key: Key): Promise<OpenTopic<Key, State> | null> {
    opened += 1
    const topic = { key, epoch: `${processEpoch}.${opened}`, seq: 0, state: source.create(key) }
    // Listening comes before reading: what is committed meanwhile is published after it.
    topics.set(key, topic)
    try {
      if (await source.read(key, topic.state)) return topic
    } catch (error) {
      topics.delete(key)
      throw error
    }
    topics.delete(key)
    return null
  }

  function open(key: Key): Promise<OpenTopic<Key, State> | null> {
    const known = opening.get(key)
    if (known) return known
    const topic = topics.get(key)
    if (topic) return Promise.resolve(topic)
    const reading = read(key).finally(() => opening.delete(key))
    opening.set(key, reading)
    return reading
  }

  const set: TopicSet<Key, State> = {
    open,
    get: (key) => topics.get(key),
    all: () => [...topics.values()],
    close: (key) => topics.delete(key),
    publish: (key, data) => {
      const topic = topics.get(key)
      if (!topic) return
      topic.seq += 1
      const { epoch, seq } = topic
      publisher.publish({ topic: source.topicOf(key), epoch, seq, data })
    },
    mayPublish: isHeld,
  }
  publisher.answer(signal)
  answerQuestions(bus, source, set, signal)
  startTicking(source.tick, log, signal)
  return set
}

function answerQuestions<Key, State>(
  bus: Bus,
  source: TopicSource<Key, State>,
  set: TopicSet<Key, State>,
  signal: AbortSignal,
): void {
  const asked = async (subject: string) => {
    const key = source.keyOf(topicOf(subject))
    const topic = key === null ? null : await set.open(key)
    if (topic) await source.onAsked?.(topic.key, topic.state)
    return topic
  }
  const position = async (_payload: unknown, subject: string) => {
    const topic = await asked(subject)
    return topic && { epoch: topic.epoch, seq: topic.seq }
  }
  bus.respond(positionSubject(source.pattern), position, signal)
  const { snapshot } = source
  if (!snapshot) return
  const answer = async (_payload: unknown, subject: string) => {
    const topic = await asked(subject)
    return topic && { epoch: topic.epoch, seq: topic.seq, ...snapshot(topic.key, topic.state) }
  }
  bus.respond(snapshotSubject(source.pattern), answer, signal)
}

function startTicking(
  { everyMs, run }: TopicSource<unknown, unknown>['tick'],
  log: Logger,
  signal: AbortSignal,
): void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } catch (error) {
      log.warn({ err: error }, 'topics not published')
    }
    isRunning = false
  }, everyMs)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}

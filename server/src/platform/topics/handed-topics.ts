import { batchedRead, type Db } from '../database'
import { insertLeft, type LeftTopic, takeLeft } from './handovers.repository'
import type { HandedTopics, OpenTopic } from './open-topics'
import type { TopicSender } from './topic-sender'

/** A gateway and its clients hold a position about as long. */
export const LEFT_SECONDS = 600

type HandedDeps<State> = {
  db: Db
  sender: TopicSender
  nameOf: (topic: OpenTopic<State>) => string
  /** What the followers of a topic know, as a value of JSON. */
  save: (topic: OpenTopic<State>) => unknown
  /** Puts what `save` gave into a topic; false where another version of the server wrote it. */
  restore: (topic: OpenTopic<State>, saved: unknown) => boolean
}

export function createHandedTopics<State>(deps: HandedDeps<State>): HandedTopics<State> {
  const { db, sender, nameOf, save, restore } = deps
  const take = batchedRead<LeftTopic, string>((names) => takeLeft(db, names, LEFT_SECONDS))
  /** Taken, but not gone on from: a first read may fail, and is tried again. */
  const taken = new Map<string, LeftTopic>()

  return {
    async resume(topic) {
      const name = nameOf(topic)
      const left = taken.get(name) ?? (await take(name))
      if (!left || !restore(topic, left.state)) return false
      taken.set(name, left)
      topic.epoch = left.epoch
      topic.seq = left.seq
      return true
    },
    resumed(topic) {
      const name = nameOf(topic)
      const left = taken.get(name)
      taken.delete(name)
      sender.goOn(left?.events ?? [])
    },
    async leave(topics) {
      const left = topics.map((topic) => {
        const { epoch, seq } = topic
        const name = nameOf(topic)
        return { topic: name, epoch, seq, state: save(topic), events: sender.recent(name) }
      })
      await insertLeft(db, [...taken.values(), ...left])
    },
  }
}

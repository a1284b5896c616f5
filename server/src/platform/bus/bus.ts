import { validatorOf } from '@saidian/shared/contracts/validation'
import Type, { type Static } from 'typebox'

/**
 * Carries messages between parts of the server, in one process or over NATS. Delivery is at most
 * once: a receiver that needs every message reads the state again from the publisher (`request`) or
 * from the database. Payloads are plain JSON values; a listener treats them as read-only. Messages
 * of one publisher arrive in the order of publishing, and an answer to `request` arrives after what
 * the same process published before it.
 */
export type Bus = {
  publish: (subject: string, payload: unknown) => void
  /** Listens until `signal` aborts. Subjects are exact; `*` stands for one token between dots. */
  subscribe: (
    subject: string,
    listener: (payload: unknown, subject: string) => void,
    signal: AbortSignal,
  ) => void
  /**
   * Asks the responder of `subject`. Rejects at once when there is none, after `timeoutMs` (default
   * 2 000) when it does not answer, and with the message of the error when `answer` threw.
   */
  request: (subject: string, payload: unknown, timeoutMs?: number) => Promise<unknown>
  /**
   * Answers requests on `subject` (`*` as in `subscribe`) until `signal` aborts. The first answer
   * counts.
   */
  respond: (subject: string, answer: Answer, signal: AbortSignal) => void
  /**
   * Resolves when a message can travel now and rejects when it cannot. May stay pending while the
   * broker does not answer.
   */
  check: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Answers a request, perhaps asynchronously. Throwing rejects the request with the error's message.
 */
export type Answer = (payload: unknown, subject: string) => unknown

export const REQUEST_TIMEOUT_MS = 2_000

/** Subject under which the publisher of a topic sends its events to the gateways. */
export function topicSubject(topic: string): string {
  return `topic.${topic.replaceAll('/', '.')}`
}

/**
 * Subject on which the publisher of a topic answers with its current `Position`, or null for an
 * unknown topic.
 */
export function positionSubject(topic: string): string {
  return `position.${topic.replaceAll('/', '.')}`
}

/** Subject on which the publisher of a topic answers with all it holds, with its position. */
export function snapshotSubject(topic: string): string {
  return `snapshot.${topic.replaceAll('/', '.')}`
}

/**
 * Subject on which the publisher of a topic answers with its recent events, oldest first, as
 * `TopicMessage[]`.
 */
export function historySubject(topic: string): string {
  return `history.${topic.replaceAll('/', '.')}`
}

/** The topic of one of the subjects above. */
export function topicOf(subject: string): string {
  return subject.slice(subject.indexOf('.') + 1).replaceAll('.', '/')
}

/**
 * A process publishes on it when it has the broker again: what was published before may be lost,
 * its own messages and those of others to it.
 */
export const RESTORED_SUBJECT = 'bus.restored'

/** Payload of a topic subject: one event, numbered by the publisher of the topic. */
export const TopicMessage = Type.Object({
  topic: Type.String(),
  epoch: Type.String(),
  seq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  data: Type.Optional(Type.Unknown()),
  /** Members who get other data in place of `data`; every other follower gets one and the same. */
  apart: Type.Optional(
    Type.Array(Type.Object({ to: Type.Array(Type.String()), data: Type.Unknown() })),
  ),
})
export type TopicMessage = Static<typeof TopicMessage>
export const isTopicMessage = validatorOf(TopicMessage)

/** Payload of a topic subject that has no number: for those who follow the topic now, sent once. */
export const TopicSignal = Type.Object({ topic: Type.String(), signal: Type.Unknown() })
export type TopicSignal = Static<typeof TopicSignal>
export const isTopicSignal = validatorOf(TopicSignal)

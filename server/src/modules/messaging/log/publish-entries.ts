import type { ConversationSignal, NewEntrySignal } from '@saidian/shared/contracts/messaging'
import { IM_GROUP_ENTRY, IM_PRIVATE_ENTRY, TOPIC } from '@saidian/shared/contracts/sockets'
import { type Bus, type TopicSignal, topicSubject } from '../../../platform/bus'
import type { AppendedEntry, PublishEntries } from './append'

/** Publishes what a bus may lose: devices repair it from the log. */
export function createPublishEntries(bus: Bus): PublishEntries {
  return (appended) => {
    for (const each of appended) {
      if (each.message) bus.publish(topicSubject(each.message.topic), each.message)
      const own = new Map(each.apart.flatMap(({ to, entry }) => to.map((id) => [id, entry])))
      for (const memberId of each.signalTo) {
        const entry = own.get(memberId) ?? each.entry
        sendSignal(bus, TOPIC.user(memberId), signalOf({ ...each, entry }))
      }
    }
  }
}

function signalOf({ id, entry, isGroup }: AppendedEntry) {
  const data: NewEntrySignal = { id, entry, isMention: isGroup }
  return { code: isGroup ? IM_GROUP_ENTRY : IM_PRIVATE_ENTRY, data }
}

/** Sends a state of a conversation that has no number to those who follow it now. */
export function sendConversationSignal(bus: Bus, id: string, signal: ConversationSignal): void {
  sendSignal(bus, TOPIC.conversation(id), signal)
}

function sendSignal(bus: Bus, topic: string, signal: unknown): void {
  const payload: TopicSignal = { topic, signal }
  bus.publish(topicSubject(topic), payload)
}

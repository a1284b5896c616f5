import type { TopicRule } from '../../platform/module'

/** `user/{id}`: the devices of the member alone. */
export const userTopic: TopicRule = {
  pattern: 'user/:id',
  isOfMembers: true,
  isReadAfterLoss: true,
  mayFollow: (user, { id }) => user !== null && user.id === id,
}

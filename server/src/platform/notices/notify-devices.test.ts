import { setImmediate as nextTick } from 'node:timers/promises'
import { IM_PERSONAL, TOPIC } from '@saidian/shared/contracts/sockets'
import { createInProcessBus, topicSubject } from '../bus'
import { createNotifyDevices } from '.'

test('a notice goes to the topic of its user only', async () => {
  const bus = createInProcessBus()
  const end = new AbortController()
  const received: unknown[] = []
  for (const userId of ['100001', '100002'])
    bus.subscribe(
      topicSubject(TOPIC.user(userId)),
      (message) => received.push([userId, message]),
      end.signal,
    )
  createNotifyDevices(bus)('100001', 'settings')
  await nextTick()
  end.abort()
  const frame = { code: IM_PERSONAL, data: { part: 'settings' } }
  expect(received).toEqual([['100001', { data: frame }]])
})

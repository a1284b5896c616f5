import type { OwnCase } from '@saidian/shared/contracts/moderation'
import { type CommentsWorld, floorsOf, openComments } from '../testing/comments-world'

let world: CommentsWorld
beforeEach(async () => {
  world = await openComments()
})
afterEach(() => world.close())

const report = (member: string, id: string) =>
  world.call(member, '/comment/report', { id, reason: 'abuse' })

const casesOf = async (member: string): Promise<OwnCase[]> =>
  (await world.call(member, '/user/moderation/list')).data.cases

const appeal = (member: string, id: string) =>
  world.call(member, '/user/moderation/appeal', { id, text: '这句话没有违规' })

const templatesOf = async (member: string) =>
  (await world.notices(member)).map(({ template }) => template)

/** A comment that the staff looks at before others see it. */
async function waitingComment() {
  const owner = await world.member()
  const [subject, author] = [world.post(owner), await world.member()]
  await world.list('黑哨', 'review')
  const { data } = await world.write(author, subject, { text: '又是黑哨' })
  return { subject, owner, author, id: data.id as string, state: data.state as string }
}

test('a comment that waits is seen by its author alone, then by everybody', async () => {
  const { subject, owner, author, state } = await waitingComment()
  expect(state).toBe('waiting')
  expect(await world.page('', subject)).toMatchObject({ total: 0, threads: [] })
  expect(floorsOf(await world.page(author, subject))).toEqual([1])
  expect(await casesOf(author)).toMatchObject([
    { kind: 'comment', excerpt: '又是黑哨', state: 'waiting', appeal: 'none' },
  ])
  expect(await templatesOf(owner)).toEqual([])
  expect((await world.decide('approve')).code).toBe(200)
  expect(await world.page('', subject)).toMatchObject({ total: 1 })
  expect(await templatesOf(owner)).toEqual(['replies.commented'])
  expect(await templatesOf(author)).toEqual(['moderation.content_approved'])
})

test('a rejected one says why, and a granted appeal shows it', async () => {
  const { subject, author, id } = await waitingComment()
  await world.decide('reject', '没有证据的指责')
  expect(await world.page('', subject)).toMatchObject({ total: 0, threads: [] })
  expect(await world.notices(author)).toMatchObject([
    {
      template: 'moderation.content_rejected',
      data: { what: '评论', excerpt: '又是黑哨', reason: '没有证据的指责' },
    },
  ])
  const [rejected] = await casesOf(author)
  expect(rejected).toMatchObject({
    state: 'rejected',
    reason: '没有证据的指责',
    appeal: 'possible',
  })
  const both = await Promise.all([1, 2].map(() => appeal(author, rejected?.id ?? '')))
  expect(both.map(({ reason }) => reason ?? null).sort()).toEqual(['moderation.no_appeal', null])
  expect(await casesOf(author)).toMatchObject([{ appeal: 'waiting' }])
  await world.decide('approve', '')
  expect(await casesOf(author)).toMatchObject([{ state: 'restored', appeal: 'granted' }])
  expect((await world.page('', subject)).threads[0]?.comment.id).toBe(id)
  expect(await templatesOf(author)).toContain('moderation.appeal_granted')
})

test('a denied appeal stays denied, and no one appeals for another', async () => {
  const { author } = await waitingComment()
  await world.decide('reject')
  const [rejected] = await casesOf(author)
  const stranger = await world.member()
  expect((await appeal(stranger, rejected?.id ?? '')).reason).toBe('moderation.no_appeal')
  expect(await casesOf(stranger)).toEqual([])
  await appeal(author, rejected?.id ?? '')
  await world.decide('reject', '维持原处理')
  expect(await casesOf(author)).toMatchObject([{ state: 'rejected', appeal: 'denied' }])
  expect((await appeal(author, rejected?.id ?? '')).reason).toBe('moderation.no_appeal')
  expect(await world.notices(author)).toMatchObject([
    {},
    { template: 'moderation.appeal_denied', data: { reason: '维持原处理' } },
  ])
})

test('a reported comment is removed with a reason, and both sides are notified', async () => {
  const [subject, author, reader] = [world.post(), await world.member(), await world.member()]
  const { data } = await world.write(author, subject)
  expect((await report(reader, data.id)).code).toBe(200)
  await Promise.all([report(reader, data.id), report(author, data.id)])
  const { data: queue } = await world.staffCall('/moderation/v1/cases')
  expect(queue.cases).toHaveLength(1)
  expect(await casesOf(author)).toEqual([])
  await world.decide('reject', '人身攻击')
  expect(await world.page(reader, subject)).toMatchObject({ total: 0, threads: [] })
  expect(await casesOf(author)).toMatchObject([{ state: 'removed', reason: '人身攻击' }])
  expect(await templatesOf(author)).toContain('moderation.content_removed')
  expect(await templatesOf(reader)).toEqual(['moderation.report_accepted'])
  const { data: own } = await world.call(author, '/comment/mine')
  expect(own.comments[0].comment.state).toBe('rejected')
  const [removed] = await casesOf(author)
  await appeal(author, removed?.id ?? '')
  await world.decide('approve', '')
  expect((await world.page('', subject)).total).toBe(1)
  expect(await templatesOf(reader)).toEqual(['moderation.report_accepted'])
})

test('a declined report changes nothing, and the author never learns of it', async () => {
  const [subject, author, reader] = [world.post(), await world.member(), await world.member()]
  const { data } = await world.write(author, subject)
  await report(reader, data.id)
  await world.decide('approve', '')
  expect((await world.page('', subject)).total).toBe(1)
  expect(await templatesOf(reader)).toEqual(['moderation.report_declined'])
  expect(await templatesOf(author)).toEqual([])
  expect(await casesOf(author)).toEqual([])
})

test('an undone removal shows the comment, and its replies were counted throughout', async () => {
  const [subject, author, reader] = [world.post(), await world.member(), await world.member()]
  const { data: top } = await world.write(author, subject)
  await world.write(reader, subject, { replyTo: top.id })
  await report(reader, top.id)
  await world.decide('reject')
  const hidden = await world.page(reader, subject)
  expect(hidden).toMatchObject({ total: 1, threads: [{ comment: { state: 'deleted' } }] })
  const { data } = await world.staffCall('/moderation/v1/cases?state=rejected')
  await world.staffCall('/moderation/v1/undo', { id: data.cases[0].id, reason: '看错了' })
  expect(await world.page(reader, subject)).toMatchObject({
    total: 2,
    threads: [{ comment: { state: 'shown', replies: 1 } }],
  })
})

test('a comment that its author deleted is decided, and stays deleted', async () => {
  const { subject, author, id } = await waitingComment()
  await world.call(author, '/comment/delete', { id })
  expect((await world.decide('approve')).code).toBe(200)
  expect(await world.page(author, subject)).toMatchObject({ total: 0, threads: [] })
  expect(await templatesOf(author)).toEqual([])
})

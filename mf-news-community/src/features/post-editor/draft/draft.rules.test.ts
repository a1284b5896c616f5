import { makePicture } from '../../../testing/post.factory'
import { isEmpty, newDraft, parseDraft } from './draft.rules'

const draft = {
  ...newDraft('100001', 3),
  text: '写了一半',
  tag: { kind: 'match' as const, id: 1001, label: '阿森纳 VS 利物浦' },
  pictures: [{ key: '0'.repeat(32), picture: makePicture() }, { file: 'post-picture-1' }],
}

test('a draft comes back as it was stored, for the member who wrote it', () => {
  const stored: unknown = JSON.parse(JSON.stringify(draft))
  expect(parseDraft(stored, '100001')).toEqual(draft)
  expect(parseDraft(stored, '100002')).toBeNull()
})

test.each([null, 'text', { ownerId: '100001' }, { ...draft, text: 5 }])(
  'what is no draft is none: %j',
  (stored) => {
    expect(parseDraft(stored, '100001')).toBeNull()
  },
)

test('broken parts of a draft are left out', () => {
  const broken = {
    ...draft,
    tag: { kind: 'match' },
    pictures: [{ key: 'a' }, null, draft.pictures[1]],
  }
  expect(parseDraft(broken, '100001')).toMatchObject({
    tag: null,
    pictures: [{ file: 'post-picture-1' }],
  })
})

test('each draft has a key of its own, and is empty without text, tag and pictures', () => {
  const [first, second] = [newDraft('1', null), newDraft('1', null)]
  expect(first.requestKey).toMatch(/^[0-9a-f]{32}$/)
  expect(first.requestKey).not.toBe(second.requestKey)
  expect(isEmpty({ ...first, text: ' \n' })).toBe(true)
  expect(isEmpty(draft)).toBe(false)
})

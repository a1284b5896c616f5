import { kindItems, marksOfKind } from './kinds.rules'

const marks = [{ kind: 'news' }, { kind: 'post' }, { kind: 'news' }]

it('lists each kind once, in the order of the list', () => {
  expect(kindItems(marks).map(({ text }) => text)).toEqual(['全部', '头条', '帖子'])
})

it('offers no filter for one kind', () => {
  expect(kindItems([{ kind: 'news' }, { kind: 'news' }])).toEqual([])
})

it('filters by kind, and shows all once the last one of the kind is gone', () => {
  expect(marksOfKind(marks, 'post')).toEqual({ kind: 'post', marks: [{ kind: 'post' }] })
  expect(marksOfKind(marks, 'team')).toEqual({ kind: 'all', marks })
})

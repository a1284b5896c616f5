import { makeFriend } from '../testing/people.factory'
import { friendsWith, rowsByLetter, shownName } from './names.rules'

const friends = [
  makeFriend({ id: '1', nickName: 'Alice', letter: 'A' }),
  makeFriend({ id: '23', nickName: '安迪', remark: '门将', letter: 'A' }),
  makeFriend({ id: '4', nickName: '☆', letter: '#' }),
]

it('shows the remark before the nickname', () => {
  expect(friends.map(shownName)).toEqual(['Alice', '门将', '☆'])
})

it.each([
  ['alice', ['1']],
  [' 门将 ', ['23']],
  ['安迪', ['23']],
  ['3', ['23']],
  ['', ['1', '23', '4']],
  ['没有', []],
])('finds friends by remark, nickname and number: %s', (typed, ids) => {
  expect(friendsWith(friends, typed).map(({ id }) => id)).toEqual(ids)
})

it('puts each letter above its friends once', () => {
  const rows = rowsByLetter(friends).map(({ letter, friend }) => friend?.id ?? letter)
  expect(rows).toEqual(['A', '1', '23', '#', '4'])
})

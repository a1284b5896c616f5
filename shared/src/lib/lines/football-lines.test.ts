import fc from 'fast-check'
import { plainHandicap, plainTotal } from './football-lines'
import { settle } from './settlement'

test.each([
  [0.5, '主让半球：主队赢球才算赢'],
  [0, '平手：主队赢球全赢，打平走盘'],
  [0.25, '主让平手/半球：主队赢球全赢，打平输半'],
  [0.75, '主让半球/一球：主队净胜2球以上全赢，赢1球赢半'],
  [1, '主让一球：主队净胜2球以上全赢，赢1球走盘'],
  [1.25, '主让一球/球半：主队净胜2球以上全赢，赢1球输半'],
  [1.5, '主让球半：主队净胜2球以上才算赢'],
  [-0.25, '主受让平手/半球：主队赢球全赢，打平赢半'],
  [-0.5, '主受让半球：主队不败就算赢'],
  [-0.75, '主受让半球/一球：主队不败全赢，输1球输半'],
  [-1, '主受让一球：主队不败全赢，输1球走盘'],
  [-1.5, '主受让球半：主队最多输1球就算赢'],
  [0.1, ''],
])('a line of %p reads %s', (line, text) => {
  expect(plainHandicap(line)).toBe(text)
})

test.each([
  [2.5, '2.5：全场3球以上大全赢，2球以下小全赢'],
  [2.25, '2/2.5：全场3球以上大全赢，刚好2球大输半'],
  [2.75, '2.5/3：全场4球以上大全赢，刚好3球大赢半'],
  [3, '3：全场4球以上大全赢，刚好3球走盘'],
])('a line of %p goals reads %s', (line, text) => {
  expect(plainTotal(line, '球')).toBe(text)
})

const gridLine = fc.integer({ min: -56, max: 56 }).map((step) => step / 4)

test('the plain words name the margin from which everything is won', () => {
  fc.assert(
    fc.property(gridLine, (line) => {
      const text = plainHandicap(line)
      const from = text.match(/净胜(\d+)球以上/)?.[1]
      if (from)
        expect([settle(Number(from), line), settle(Number(from) - 1, line) === 'win']).toEqual([
          'win',
          false,
        ])
    }),
  )
})

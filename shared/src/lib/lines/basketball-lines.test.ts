import { plainSpread, plainTotalPoints, spreadText } from './basketball-lines'

test.each([
  [5.5, '主让5.5分：主队赢6分或以上才算赢'],
  [5, '主让5分：主队赢6分或以上才算赢，赢5分走盘'],
  [0.5, '主让0.5分：主队赢球才算赢'],
  [0, '平手：主队赢球才算赢'],
  [-1, '主受让1分：主队赢球就算赢，输1分走盘'],
  [-3, '主受让3分：主队赢球或输2分以内就算赢，输3分走盘'],
  [-3.5, '主受让3.5分：主队赢球或输3分以内就算赢'],
  [5.3, ''],
])('the handicap %p in plain words', (line, text) => {
  expect(plainSpread(line)).toBe(text)
})

test.each([
  [215.5, '215.5分：总分216分或以上大分赢，215分或以下小分赢'],
  [215, '215分：总分216分或以上大分赢，214分或以下小分赢，刚好215分走盘'],
  [0, ''],
  [Number.NaN, ''],
])('the total %p in plain words', (line, text) => {
  expect(plainTotalPoints(line)).toBe(text)
})

test('a handicap in a column', () => {
  expect([5.5, -3, 0].map(spreadText)).toEqual(['让5.5', '受3', '平手'])
})

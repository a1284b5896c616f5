import { cpuTimeOf } from '../../testing/cpu-time'
import { findContact } from './contacts.rules'

test.each([
  '加微信 saidian_88 看料',
  '薇信：abc12345',
  'VX➕abc12345',
  'ＱＱ１２３４５６７８９',
  '扣扣 87654321',
  'tg @best_tips',
  '13800138000',
  '1 3 8-0 0 1 3.8 0 0 0',
  '一三八零零一三八零零零',
  '幺三八００１３８０００',
  'mail me a.b@example.com',
])('%j has a contact', (text) => {
  expect(findContact(text)).toBe('contact')
})

test.each([
  'https://x.y',
  'www.abc',
  'best-tips.com',
  'ｂｅｔ３６５．ｃｏｍ',
  'best。top',
  'best 点 com',
  '看t.me/abc',
])('%j has a link', (text) => {
  expect(findContact(text)).toBe('link')
})

test.each([
  '曼联 3:1 切尔西',
  '2026-11-23 19:30',
  '10086次',
  'José·Łukasz',
  'Messi10',
  '身份证号不要填',
  '微信支付失败了',
  '比分没有更新，请看 1.5 球盘',
  'K.De Bruyne',
  '99999999999999999999',
])('%j has none', (text) => {
  expect(findContact(text)).toBeNull()
})

test('long hostile texts cost little', async () => {
  const texts = ['1 '.repeat(10_000), 'a'.repeat(20_000), 'a.'.repeat(10_000), '@'.repeat(20_000)]
  const costMs = await cpuTimeOf(() => {
    for (const text of texts) findContact(text)
  })
  // Quadratic code would take many seconds.
  expect(costMs).toBeLessThan(2_000)
})

import { createTextGuard } from './text-guard'

const guarded = (parts: string[], sources = 1) => {
  const guard = createTextGuard((n) => n <= sources)
  return parts.map(guard.push).join('') + guard.end()
}

test('an address in pieces is seen whole', () => {
  expect(guarded(['看 htt', 'ps://ev', 'il.exam', 'ple/x 吧', '。好'])).toBe(
    '看 （外部链接） 吧。好',
  )
  expect(guarded(['[点', '](htt', 'ps://evil.example)', '。'])).toBe('点。')
})

test('links inside the product, citations, lists and tables stay', () => {
  const text =
    '见[积分榜](/live/zq/detail/9?tab=analysis)[1]。\n\n| 队 | 分 |\n|---|---|\n| 甲 | 3 |\n- 好\n'
  expect(guarded([...text])).toBe(text)
})

test('an address of another host does not look like a path', () => {
  expect(guarded(['[a](//evil.example) [b](/\\evil.example) [c]( /ok ).'])).toBe('a b [c]( /ok ).')
})

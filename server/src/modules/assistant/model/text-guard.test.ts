import { cpuTimeOf } from '../../../testing/cpu-time'
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

const HALF = '很'.repeat(395)

test('a long text without a sentence is cut beside an address and a link, not in them', () => {
  for (const end of ['https://evil.example/x 吧', '[点](/\\evil.example)', 'a[b](//evil.example)'])
    for (let length = 380; length <= 400; length++)
      expect(guarded([HALF.slice(0, length) + end + HALF])).not.toContain('evil')
  expect(guarded([`${HALF}${'a'.repeat(2_000)}https://evil.example 好`])).not.toContain('http')
})

test.each(['![', '[', '[](', '[a](', '<a', '//', 'a:', '[1', '\n[', '!', '好'])(
  'ten thousand times %j in one piece costs less than 0.2 s',
  async (piece) => {
    const text = piece.repeat(10_000)
    expect(await cpuTimeOf(() => guarded([text]))).toBeLessThan(200)
  },
)

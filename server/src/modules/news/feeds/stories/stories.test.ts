import { canonicalLink, shownLink } from './canonical-link'
import { type ComparedStory, isSameStory, titleKeyOf } from './same-story.rules'
import { bandsOf, signatureOf, similarityOf } from './signature'

test.each([
  'http://www.feed.example/a/1.html',
  'https://feed.example/a/1.html',
  'https://m.feed.example/a/1.html?utm_source=x&from=timeline&spm=1.2',
  'https://wap.feed.example/a/1.html#top',
  'https://feed.example//a/1.amp.html',
  'https://www.google.com/amp/s/feed.example/a/1.html',
  'https://feed-example.cdn.ampproject.org/c/s/feed.example/a/1.html',
  'HTTPS://FEED.EXAMPLE:443/a/1.html/',
])('%s is the same page', (link) => {
  expect(canonicalLink(link)).toBe('feed.example/a/1.html')
})

test('what identifies a page stays, in one order', () => {
  expect(canonicalLink('https://feed.example/?id=2&b=1&utm_medium=x')).toBe(
    'feed.example/?b=1&id=2',
  )
  expect(canonicalLink('https://feed.example/A')).toBe('feed.example/A')
  expect(canonicalLink('https://m.example/1')).toBe('m.example/1')
  expect(canonicalLink('javascript:alert(1)')).toBeNull()
  expect(canonicalLink('https://a:b@feed.example/')).toBeNull()
  expect(canonicalLink('/relative')).toBeNull()
  expect(shownLink('https://feed.example/1?id=2&utm_source=x#c')).toBe(
    'https://feed.example/1?id=2',
  )
})

const CLUBS = [
  '海港',
  '申花',
  '国安',
  '泰山',
  '蓉城',
  '三镇',
  '亚泰',
  '津门虎',
  '浙江',
  '海牛',
  '梅州',
  '玉昆',
]
const ACTS = [
  '在第{m}分钟由{p}接到左路传中后头球破门，{c}取得领先',
  '第{m}分钟，{p}在禁区前沿远射击中立柱弹出',
  '下半场易边再战，{c}加强了右路的进攻，但是{p}的射门被门将没收',
  '第{m}分钟{p}在对抗中倒地，主裁判经过视频助理裁判回看后没有判罚点球',
  '主教练在赛后新闻发布会上谈到，球队执行了赛前布置的战术，{c}的表现值得肯定',
  '本场比赛之后，{c}在积分榜上的排名上升到第{r}位，距离榜首还有{g}分',
  '{p}本赛季已经在联赛中打进{g}球，是队内头号射手',
  '第{m}分钟，{c}做出换人调整，{p}替补登场后很快制造了威胁',
  '全场比赛{c}的控球率达到百分之{m}，射门次数是对手的两倍',
  '下一轮{c}将在客场迎战强敌，{p}因为累积黄牌停赛',
  '有超过{m}千名球迷在现场观看了这场比赛，赛后{p}走到看台前致谢',
  '伤停补时阶段{p}抓住对方后卫的失误单刀推射得手，锁定胜局',
]
const WAYS: [RegExp, string][] = [
  [/取得领先/g, '首开纪录'],
  [/主教练/g, '主帅'],
  [/球迷/g, '观众'],
  [/门将没收/g, '守门员得到'],
  [/头号射手/g, '最佳射手'],
  [/强敌/g, '劲旅'],
  [/比赛/g, '较量'],
  [/第(\d+)分钟/g, '比赛进行到$1分钟'],
]

/** Numbers that look random and are the same in every run. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function storyOf(seed: number): string[] {
  const dice = createDice(seed)
  const club = () => CLUBS[dice(CLUBS.length)] ?? ''
  const player = () => `${'赵钱孙李周吴郑王冯陈褚卫'[dice(12)]}${'伟强磊军洋勇杰涛明超'[dice(10)]}`
  const order = ACTS.map((act) => ({ act, rank: dice(1_000) })).sort((a, b) => a.rank - b.rank)
  return order.slice(0, 8).map(({ act }) =>
    act
      .replace('{m}', String(1 + dice(90)))
      .replace('{p}', player())
      .replace('{c}', club())
      .replace('{r}', String(1 + dice(16)))
      .replace('{g}', String(1 + dice(30))),
  )
}

/** As others print it: some expressions replaced, a sentence left out or added, reordered. */
function rewordedOf(story: readonly string[], seed: number): string[] {
  const dice = createDice(seed * 7 + 1)
  const ways = WAYS.filter(() => dice(2) === 0)
  const lines = story.map((line) => ways.reduce((text, [from, to]) => text.replace(from, to), line))
  if (dice(2) === 0) lines.splice(dice(lines.length), 1)
  if (dice(3) === 0) lines.push('更多精彩内容请关注本报体育频道，我们将为您带来后续报道')
  if (dice(3) === 0) lines.unshift(lines.pop() ?? '')
  return lines
}

test('rewordings of a story are found, and other stories of the same league are not', () => {
  const compared = (lines: readonly string[], title: string) => ({
    ...signatureOf(lines.join('。')),
    titleKey: titleKeyOf(title),
  })
  const withBands = (story: ComparedStory) => ({ ...story, bands: new Set(bandsOf(story)) })
  const stories = Array.from({ length: 300 }, (_, n) => storyOf(n + 1))
  const firsts = stories.map((lines, n) => withBands(compared(lines, `第${n}篇`)))
  const others = stories.map((lines, n) =>
    withBands(compared(rewordedOf(lines, n + 1), `另${n}篇`)),
  )
  const outcome = { found: 0, wrong: 0 }
  for (const [n, other] of others.entries())
    for (const [m, first] of firsts.entries()) {
      const isCandidate = [...other.bands].some((band) => first.bands.has(band))
      if (isCandidate && isSameStory(first, other)) outcome[n === m ? 'found' : 'wrong'] += 1
    }
  expect(outcome.wrong).toBe(0)
  expect(outcome.found).toBeGreaterThan(280)
})

test('the same title in brackets of its source is the same title', () => {
  expect(titleKeyOf('【快讯】甲队2-1乙队（图）')).toBe(titleKeyOf('甲队 2:1 乙队！'))
})

test('a short notice under the same title is the story, under another one it is not', () => {
  const full = storyOf(5)
  const notice = signatureOf(full.slice(0, 2).join('。'))
  const story = { ...signatureOf(full.join('。')), titleKey: titleKeyOf('海港客场取胜登顶') }
  expect(isSameStory(story, { ...notice, titleKey: titleKeyOf('海港客场取胜登顶') })).toBe(true)
  expect(isSameStory(story, { ...notice, titleKey: titleKeyOf('申花主场告负下滑') })).toBe(false)
})

test('a long text is compared as a whole, and one without letters with nothing', () => {
  const long = signatureOf('比赛第一分钟'.repeat(3) + storyOf(9).join('').repeat(200))
  expect(similarityOf(long, long)).toBe(1)
  const empty = { ...signatureOf('……'), titleKey: '' }
  expect(isSameStory(empty, empty)).toBe(false)
})

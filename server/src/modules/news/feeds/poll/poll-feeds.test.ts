import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { createLog } from '../../../../platform/log'
import { photo } from '../../../../platform/pictures/testing'
import { createPublicFetch } from '../../../../platform/public-fetch'
import { createTestApp, createTestStaff } from '../../../../testing'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { type NewsWorld, NOW, openNewsWorld } from '../../testing'
import { newsFeedsModule } from '../feeds.module'
import { pauseAfter } from './poll-times.rules'

const MINUTE_MS = 60_000
let world: NewsWorld
const servers: http.Server[] = []
const lines: { problem?: string; feed?: string }[] = []
beforeEach(async () => {
  world = await openNewsWorld()
  lines.length = 0
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
  await world.close()
})

async function site(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const log = {
  ...createLog('silent'),
  warn: (facts: object) => void lines.push(facts),
} as ReturnType<typeof createLog>

/** The module with these feeds, and one run of its job. */
function poller(
  feeds: Record<string, string>,
  columnId: number | null = null,
  staff = world.staff,
) {
  const module = newsFeedsModule({
    db: world.db,
    clock: world.clock,
    log,
    staff,
    articles: world.module.articles,
    articlePictures: world.module.articlePictures,
    publicFetch: createPublicFetch({ ports: 'any', allowedAddresses: ['127.0.0.1'] }),
    feeds: Object.entries(feeds).map(([name, url]) => ({ name, url, columnId })),
  })
  const run = module.jobs?.[0]?.run
  return { module, poll: () => run?.(new AbortController().signal) }
}

type Item = { title: string; link: string; text: string; date?: string; picture?: string }

function rss(items: readonly Item[]): string {
  const inside = items.map(
    ({ title, link, text, date = 'Mon, 23 Nov 2026 11:00:00 GMT', picture }) => `<item>
      <title>${title}</title><link>${link}</link><pubDate>${date}</pubDate><category>英超</category>
      <description><![CDATA[<p>${text}</p>${picture ? `<img src="${picture}">` : ''}]]>
      </description></item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>社</title>${inside.join('')}
    </channel></rss>`
}

const STORY =
  '第23分钟，王伟在左路接到长传后内切射门得分，主队一比零领先。下半场客队加强进攻，第67分钟李强头球扳平比分。' +
  '伤停补时阶段，替补出场的张磊抓住门将脱手的机会补射破门，主队最终以二比一取胜，积分上升到第三位。'

const articles = async () => {
  const { rows } = await sql<{ title: string; blocks: { kind: string }[]; version: number }>`
    SELECT title, blocks, version FROM articles ORDER BY id`.execute(world.db)
  return rows
}

test('a feed becomes articles with pictures, columns and their source', async () => {
  const picture = await photo()
  const url = await site((request, response) => {
    if (request.url === '/1.jpg') response.end(picture)
    else if (request.url === '/2.jpg') response.end('no picture')
    else
      response.end(
        rss([
          {
            title: '海港取胜',
            link: 'https://feed.example/1',
            text: STORY,
            picture: '/missing.jpg',
          },
          {
            title: '另一场比赛',
            link: 'https://feed.example/2',
            text: '别的事。',
            picture: `${url}/1.jpg`,
          },
          {
            title: '坏图',
            link: 'https://feed.example/3',
            text: '第三件事。',
            picture: `${url}/2.jpg`,
          },
        ]),
      )
  })
  await poller({ 体育社: url }, 1003).poll()
  const [list] = [await world.list(1011)]
  expect(list.articles.map(({ title }) => title).sort()).toEqual(
    ['另一场比赛', '坏图', '海港取胜'].sort(),
  )
  const card = list.articles.find(({ title }) => title === '另一场比赛')
  expect(card).toMatchObject({
    columnId: 1003,
    source: { name: '体育社', url: 'https://feed.example/2' },
    pictures: [{ large: expect.stringMatching(/^\/uploads\/news\//) }],
  })
  const kinds = (await articles()).map(({ blocks }) => blocks.map(({ kind }) => kind))
  expect(kinds).toEqual([['paragraph'], ['paragraph', 'picture'], ['paragraph']])
})

test('an unchanged feed is not sent again, and a repeated item changes nothing', async () => {
  const asked: (string | undefined)[] = []
  const url = await site((request, response) => {
    asked.push(request.headers['if-none-match'])
    response.setHeader('etag', `"${asked.length}"`)
    if (asked.length === 2) response.writeHead(304).end()
    else
      response.end(
        rss([
          { title: '一', link: 'https://feed.example/1', text: STORY },
          { title: '一', link: 'http://m.feed.example/1/?utm_source=x', text: STORY },
        ]),
      )
  })
  const { poll } = poller({ 社: url })
  for (let n = 0; n < 3; n++) {
    await poll()
    // Not due yet: nothing is asked.
    await poll()
    world.clock.nowMs += 6 * MINUTE_MS
  }
  expect(asked).toEqual([undefined, '"1"', '"1"'])
  expect(await articles()).toHaveLength(1)
})

test('a changed text is the next version, also when its date goes back', async () => {
  let text = STORY
  let date = 'Mon, 23 Nov 2026 11:00:00 GMT'
  const url = await site((_request, response) => {
    response.end(rss([{ title: '一', link: 'https://feed.example/1', text, date }]))
  })
  const { poll } = poller({ 社: url })
  await poll()
  text = `${STORY}赛后主帅表示满意。`
  date = 'Sun, 22 Nov 2026 11:00:00 GMT'
  world.clock.nowMs += 6 * MINUTE_MS
  await poll()
  expect(await articles()).toMatchObject([{ version: 2 }])
  const { articles: cards } = await world.list(1011)
  expect(cards[0]?.publishedAt).toBe(Date.UTC(2026, 10, 23, 11) / 1_000)
})

test('one story from five sources is one article with five sources', async () => {
  const feeds: Record<string, string> = {}
  for (const [n, change] of ['', '（完）', '', '来源：综合', ''].entries())
    feeds[`社${n}`] = await site((_request, response) => {
      const text = change + STORY.replace('取胜', n % 2 ? '获胜' : '取胜')
      response.end(rss([{ title: `第${n}家的标题`, link: `https://s${n}.example/a`, text }]))
    })
  await poller(feeds).poll()
  expect(await articles()).toHaveLength(1)
  const { rows } = await sql`SELECT DISTINCT article_id FROM article_sources`.execute(world.db)
  expect([rows.length, await world.count('article_sources')]).toEqual([1, 5])
})

test('mean feeds are rejected with one line each, and the good one is read', async () => {
  const feeds: Record<string, string> = {
    endless: await site((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('<rss>'.repeat(10_000)));
      }
      response.on('drain', write)
      write()
    }),
    redirect: await site((_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    }),
    entities: await site((_request, response) => {
      const names = 'abcdefghij'.split('')
      const declared = names.map((name, at) => {
        const value = at === 0 ? 'ha' : `&${names[at - 1]};`.repeat(10)
        return `<!ENTITY ${name} "${value}">`
      })
      response.end(`<!DOCTYPE rss [${declared.join('')}]><rss version="2.0"><channel/></rss>`)
    }),
    noise: await site((_request, response) => {
      response.setHeader('content-type', 'text/xml; charset=utf-8')
      response.end(Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * at * 31) % 256)))
    }),
    page: await site((_request, response) => void response.end('<html><body>login</body></html>')),
    gone: await site((_request, response) => void response.writeHead(410).end()),
    old: await site((_request, response) => {
      const link = 'https://feed.example/old'
      const date = 'Thu, 01 Jan 1970 00:00:00 GMT'
      response.end(rss([{ title: '旧', link, text: '很久以前', date }]))
    }),
    good: await site((_request, response) => {
      // Labelled wrong: the text is GBK.
      response.setHeader('content-type', 'text/xml; charset=utf-8')
      const [head = '', tail = ''] = rss([
        { title: '|', link: 'https://feed.example/good', text: 'ok' },
      ])
        .replace('社', 's')
        .replace('英超', 'x')
        .split('|')
      response.end(
        Buffer.concat([
          Buffer.from(head),
          Buffer.from([0xb6, 0xe1, 0xb9, 0xda]),
          Buffer.from(tail),
        ]),
      )
    }),
  }
  const { poll } = poller(feeds)
  await poll()
  const problems = Object.fromEntries(lines.map(({ feed, problem }) => [feed, problem]))
  expect(lines).toHaveLength(7)
  expect(problems).toEqual({
    endless: 'more than 5000 kB',
    redirect: '169.254.169.254 is not a public address',
    entities: 'it declares entities',
    noise: 'its encoding cannot be read',
    page: 'it is no RSS, Atom, RDF or JSON Feed',
    gone: 'the site answered 410',
    old: undefined,
  })
  expect(await articles()).toMatchObject([{ title: '夺冠' }])
})

test('the staff sees how each feed went, and no one else does', async () => {
  const url = await site((_request, response) => response.writeHead(404).end())
  const scratch = await createScratchDir()
  const { staff, token } = await createTestStaff(world.db, scratch.dir)
  const { module, poll } = poller({ 社: url }, null, staff)
  await poll()
  const { name, internalRoutes: routes } = module
  const app = await createTestApp({ modules: [{ name, ...(routes && { routes }) }] })
  const answer = async (authorization: string) =>
    (await app.inject({ url: '/news/v1/feeds', headers: { authorization } })).json()
  expect((await answer(`Bearer ${token}`)).data.feeds).toMatchObject([
    { name: '社', url, failures: 1, problem: 'the site answered 404', answeredAt: null },
  ])
  expect(await answer('Bearer other')).not.toHaveProperty('data.feeds')
  await app.close()
  await scratch.remove()
})

test('a feed that fails waits longer each time, up to hours', async () => {
  let asked = 0
  const url = await site((_request, response) => {
    asked += 1
    response.writeHead(500).end()
  })
  const { poll } = poller({ 社: url })
  for (let minute = 0; minute <= 60; minute++) {
    await poll()
    world.clock.nowMs += MINUTE_MS
  }
  // After 0, 10 and 30 minutes; the next time is after 70.
  expect(asked).toBe(3)
  expect(pauseAfter(30)).toBe(6 * 60 * MINUTE_MS)
  expect(pauseAfter(1, 7 * 60 * MINUTE_MS)).toBe(7 * 60 * MINUTE_MS)
  expect(world.clock.nowMs).toBeGreaterThan(NOW)
})

test('a feed that was asked an hour in the future is asked when the clock is right', async () => {
  let asked = 0
  const url = await site((_request, response) => {
    asked += 1
    response.end(rss([{ title: '一', link: 'https://feed.example/1', text: STORY }]))
  })
  const { poll } = poller({ 社: url })
  world.clock.nowMs += 60 * MINUTE_MS
  await poll()
  world.clock.nowMs -= 60 * MINUTE_MS
  for (let n = 0; n < 2; n++) await poll()
  expect([asked, (await articles()).length]).toEqual([2, 1])
})

test('a feed that left the configuration is forgotten, its articles stay', async () => {
  const url = await site((_request, response) => {
    response.end(rss([{ title: '一', link: 'https://feed.example/1', text: STORY }]))
  })
  await poller({ 社: url }).poll()
  await poller({}).poll()
  expect([await world.count('news_feeds'), await world.count('articles')]).toEqual([0, 1])
})

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createLog } from '../../../platform/log'
import { createPictures } from '../../../platform/pictures'
import { createPublicFetch } from '../../../platform/public-fetch'
import { createSecurityLog } from '../../../platform/security-log'
import { createStaffTokens } from '../../../platform/staff'
import { createLocalStorage } from '../../../platform/storage'
import type { JobDeps } from '../../../testing/jobs/job-process'
import { DISTURBANCES, type JobTrial, openJobTrial } from '../../../testing/jobs/try-jobs'
import { createTestNotices } from '../../../testing/test-notices'
import { likesModule } from '../../likes'
import { newsModule } from '..'
import { newsFeedsModule } from './feeds.module'

/** The last one stands in the feed twice, under two addresses. */
const STORIES = ['转会落定', '主帅下课', '赛程公布', '伤病名单', '夺冠之夜', '夺冠之夜']
const itemOf = (story: string, at: number) => `<item><title>${story}</title>
  <link>https://feed.example/${at}</link>
  <pubDate>${new Date(Date.now() - 7_200_000).toUTCString()}</pubDate>
  <description>${`${story}的消息，第一段讲经过，第二段讲反应。`.repeat(4)}</description></item>`
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>社</title>
  ${STORIES.map(itemOf).join('')}</channel></rss>`

const log = createLog('silent')
const server = http.createServer((request, response) => {
  response.setHeader('etag', '"1"')
  if (request.headers['if-none-match']) response.writeHead(304).end()
  else response.end(FEED)
})

function jobsOf({ db, clock, varDir }: JobDeps) {
  const { port } = server.address() as AddressInfo
  const staffDeps = { db, clock, log, keysDir: path.join(varDir, 'keys') }
  const staff = { tokens: createStaffTokens(staffDeps), securityLog: createSecurityLog(staffDeps) }
  const { notices } = createTestNotices(db, clock)
  const none = async () => new Map()
  const hiddenFor = async () => new Set<string>()
  const news = newsModule({
    db,
    clock,
    staff,
    isApi: false,
    hiddenFor,
    countComments: none,
    readPosts: none,
    storage: createLocalStorage({ dir: path.join(varDir, 'uploads'), maxBytes: 100_000_000 }),
    pictures: createPictures(log),
    likes: likesModule({ db, clock, log, notices, hiddenFor }).likes,
    readCircles: async () => ({ team: new Map(), league: new Map() }),
    sitemapSources: [],
    site: { origins: [], isSecure: false },
  })
  const feeds = [{ name: '社', columnId: null, url: `http://127.0.0.1:${port}` }]
  return newsFeedsModule({
    db,
    clock,
    log,
    staff,
    feeds,
    ...news,
    publicFetch: createPublicFetch({ ports: 'any', allowedAddresses: ['127.0.0.1'] }),
  })
}

let trial: JobTrial
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  trial = await openJobTrial({
    seed: async () => undefined,
    open: (deps) => jobsOf(deps).jobs ?? [],
  })
})
afterAll(async () => {
  await trial.close()
  server.close()
  server.closeAllConnections()
})

test('the feed is read here', () => {
  expect(trial.idle).toEqual([])
})

test.each(DISTURBANCES)(
  'stories of a feed, read by jobs %s, are stored once',
  async (_, disturb) => {
    expect(await trial.compare(disturb)).toEqual({})
  },
)

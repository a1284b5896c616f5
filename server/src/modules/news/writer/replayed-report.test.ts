import { fileURLToPath } from 'node:url'
import type { Block, Span } from '@saidian/shared/contracts/content'
import { sql } from 'kysely'
import { createNbaReplayFeed } from '../../../feeds/replay/nba'
import { createReplayFeed } from '../../../feeds/replay/wyscout'
import { unlimitedTerm } from '../../../platform/leader'
import { createLog } from '../../../platform/log'
import { until } from '../../../testing/until'
import { basketballSink, basketballStores } from '../../basketball'
import { footballSink, footballStores } from '../../football'
import { type NewsWorld, openNewsWorld } from '../testing'
import { newsWriterModule } from './writer.module'

const fixtures = (source: string) =>
  fileURLToPath(new URL(`../../../feeds/replay/${source}`, import.meta.url))
const FOOTBALL = { dir: fixtures('wyscout/fixtures'), matchId: 2500097, source: 'wyscout' }
const NBA = { dir: fixtures('nba/fixtures/pbp'), gameId: '0021500391', source: 'nba-pbp' }
/** Beside them, feeds deliver results of earlier matches. */
const REPLAYED = [`wyscout:${FOOTBALL.matchId}`, `nba-pbp:${NBA.gameId}`]
const log = createLog('silent')

let world: NewsWorld
let running: AbortController
let ticking: NodeJS.Timeout
let playing: Promise<void>
beforeEach(async () => {
  world = await openNewsWorld()
  running = new AbortController()
  const [startMs, began] = [world.clock.nowMs, performance.now()]
  ticking = setInterval(() => {
    world.clock.nowMs = startMs + (performance.now() - began) * 20
  }, 5)
})
afterEach(async () => {
  running.abort()
  await playing
  clearInterval(ticking)
  await world.close()
})

/** A process that leads and writes about the matches of a feed. */
async function write(sources: { football?: string; basketball?: string }): Promise<void> {
  const { db, clock, module } = world
  const writer = newsWriterModule({
    db,
    clock,
    log,
    articles: module.articles,
    articlePictures: module.articlePictures,
    sources: { football: null, basketball: null, ...sources },
    pollMs: 50,
    delayMs: 0,
  })
  await writer.lead?.(unlimitedTerm(running.signal))
}

function playFootball(): void {
  const { db, clock } = world
  const sink = footballSink({ db, clock, log, source: FOOTBALL.source, stores: footballStores })
  const { dir, matchId } = FOOTBALL
  const feed = createReplayFeed({ dir, speed: 100, clock, matchIds: [matchId] })
  playing = feed.run(sink, running.signal)
}

function playGame(): void {
  const { db, clock } = world
  const given = { db, clock, log, source: NBA.source, stores: basketballStores }
  const { dir, gameId } = NBA
  const feed = createNbaReplayFeed({ dir, speed: 100, clock, gameIds: [gameId] })
  playing = feed.run(basketballSink(given), running.signal)
}

async function articleOf(key: string) {
  const { rows } = await sql<{
    id: string
    title: string
    withoutResult: string
    blocks: Block[]
    pictures: unknown[]
    isDemo: boolean
    version: number
  }>`SELECT id::text, title, without_result AS "withoutResult", blocks, pictures,
      is_demo AS "isDemo", version
    FROM articles WHERE key = ${key}`.execute(world.db)
  return rows[0]
}

type Ended = { id: number; score: [number, number] }

/** The match of a replay once its last whistle is stored. */
async function ended(sport: string, source: string, status: number): Promise<Ended | undefined> {
  const { rows } = await sql<Ended>`
    SELECT m.id, s.score FROM matches m
    JOIN ${sql.table(`${sport}_match_states`)} s ON s.match_id = m.id
    WHERE m.key = ANY(${REPLAYED}) AND m.source = ${source} AND s.status = ${status}`.execute(
    world.db,
  )
  return rows[0]
}

/** Plays until the report of the match is published; resolves with how long that took. */
async function reportOf(sport: string, source: string, status: number) {
  let match: Ended | undefined
  await until(async () => {
    match = await ended(sport, source, status)
    return match !== undefined
  })
  const endedAt = performance.now()
  if (!match) throw new Error('the match did not end')
  const key = `${source}:report:${match.id}`
  await until(async () => (await articleOf(key)) !== undefined)
  const article = await articleOf(key)
  if (!article) throw new Error('no report')
  return { match, key, article, tookMs: performance.now() - endedAt }
}

const paragraphs = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [textOf(block.spans)] : []))
const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

async function goalsOf(matchId: number) {
  const { rows } = await sql<{ minute: string; player: string; score: string }>`
    SELECT i.minute || coalesce('+' || nullif(i.added_minute, 0), '') AS minute,
      coalesce(p.short_zh, i.player) AS player, i.score[1] || '-' || i.score[2] AS score
    FROM football_incidents i LEFT JOIN players p ON p.id = i.player_id
    WHERE i.match_id = ${matchId} AND i.type IN (1, 8, 17) AND NOT i.withdrawn
    ORDER BY i.minute, i.added_minute NULLS FIRST`.execute(world.db)
  return rows
}

test('a replayed match has its report in a minute, with the minutes of the database', async () => {
  await write({ football: FOOTBALL.source })
  playFootball()
  const { match, article, tookMs, key } = await reportOf('football', FOOTBALL.source, 8)
  expect(tookMs).toBeLessThan(60_000)
  expect(article.isDemo).toBe(false)
  expect(article.pictures).toHaveLength(1)
  expect(article.title).toContain(match.score.join('-'))
  expect(article.withoutResult).not.toMatch(/\d/)

  const goals = await goalsOf(match.id)
  expect(goals).toHaveLength(match.score[0] + match.score[1])
  const text = paragraphs(article.blocks).join('')
  const sentences = [...text.matchAll(/第([\d+]+)分钟，([^。]+)。/g)]
  for (const { minute, player } of goals) {
    const sentence = sentences.find(([, at, what]) => at === minute && what?.includes(player))
    expect(sentence).toBeDefined()
  }
  const minutes = new Set((await incidentMinutes(match.id)).map(String))
  for (const [, minute] of sentences) expect(minutes).toContain(minute)

  // Another process that leads writes nothing twice.
  const before = await world.count('articles')
  await write({ football: FOOTBALL.source })
  await sql`UPDATE football_match_states SET version = version + 1`.execute(world.db)
  await until(async () => {
    const { rows } = await sql<{ facts: string }>`
      SELECT w.facts FROM written_articles w JOIN football_match_states s ON s.match_id = w.match_id
      WHERE w.key = ${key} AND split_part(w.facts, '/', 1) = s.version::text`.execute(world.db)
    return rows.length > 0
  })
  expect(await world.count('articles')).toBe(before)
  expect(await articleOf(key)).toMatchObject({ version: 1 })
}, 120_000)

async function incidentMinutes(matchId: number): Promise<string[]> {
  const { rows } = await sql<{ minute: string }>`
    SELECT minute || coalesce('+' || nullif(added_minute, 0), '') AS minute
    FROM football_incidents WHERE match_id = ${matchId} AND NOT withdrawn`.execute(world.db)
  return rows.map(({ minute }) => minute)
}

test('a corrected result rewrites the report, and its history has both', async () => {
  await write({ football: FOOTBALL.source })
  playFootball()
  const { match, key, article } = await reportOf('football', FOOTBALL.source, 8)
  await sql`UPDATE football_match_states SET score = '{0,7}', half = '{0,3}', version = version + 1
    WHERE match_id = ${match.id}`.execute(world.db)
  await until(async () => (await articleOf(key))?.version === 2)
  const corrected = await articleOf(key)
  expect(corrected?.title).toContain('7-0')
  expect(corrected?.pictures).toEqual(article.pictures)
  const { rows } = await sql<{ title: string }>`
    SELECT title FROM article_versions WHERE article_id = ${article.id} ORDER BY id`.execute(
    world.db,
  )
  expect(rows.map(({ title }) => title)).toEqual([article.title, corrected?.title])
}, 120_000)

test('a replayed game has its report with the points of every period', async () => {
  await write({ basketball: NBA.source })
  playGame()
  const { match, article, tookMs } = await reportOf('basketball', NBA.source, 10)
  expect(tookMs).toBeLessThan(60_000)
  const { rows } = await sql<{ home: number[]; away: number[] }>`
    SELECT home_points AS home, away_points AS away FROM basketball_match_states
    WHERE match_id = ${match.id}`.execute(world.db)
  const [points] = rows
  const table = article.blocks.find(({ kind }) => kind === 'table')
  const cells = table?.kind === 'table' ? table.rows.map((row) => row.slice(1).map(textOf)) : []
  expect(cells).toEqual([
    [...(points?.home ?? []), match.score[0]].map(String),
    [...(points?.away ?? []), match.score[1]].map(String),
  ])
  const best = await sql<{ name: string; points: number }>`
    SELECT p.short_zh AS name, l.points FROM basketball_player_lines l
    JOIN players p ON p.id = l.player_id WHERE l.match_id = ${match.id}
    ORDER BY l.points DESC LIMIT 1`.execute(world.db)
  const [star] = best.rows
  expect(paragraphs(article.blocks).join('')).toContain(`${star?.name}得到${star?.points}分`)
}, 120_000)

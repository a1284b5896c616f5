import type { Page } from '@playwright/test'
import type { MatchText } from '@saidian/shared/contracts/football'
import type { TextLine } from '@saidian/shared/contracts/matches'
import type {
  MatchOdds,
  OddsHistory,
  OddsLine,
  OddsQuote,
  OddsType,
} from '@saidian/shared/contracts/odds'

export const LINES = 500
export const COMPANIES = 40
export const QUOTES = 300
const PAGE = 50

const PHRASES = [
  '后场倒脚，寻找出球的线路',
  '边路拿球内切，一脚远射稍稍偏出立柱，门将已经扑救不及',
  '中场断球，快速向前推进，对方退守及时',
  '角球开出，禁区内争顶，皮球被顶出底线，双方球员在禁区里有一些推搡，主裁判上前劝开',
]

/**
 * Answers for the parts of a match that grow long: text, odds table and history with many entries.
 */
export async function growLong(page: Page): Promise<void> {
  await page.route('**/live/fb/match/live/textLive/**', async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: MatchText }
    const asked = new URL(route.request().url()).searchParams
    const before = Number(asked.get('before') ?? LINES + 1)
    const oldest = Math.max(1, before - Number(asked.get('limit') ?? PAGE))
    const textLive = Array.from({ length: before - oldest }, (_, index) =>
      lineOf(before - 1 - index),
    )
    const data: MatchText = { ...envelope.data, textLive, hasMore: oldest > 1 }
    await route.fulfill({ json: { ...envelope, data } })
  })
  await page.route(/\/live\/odds\/\d+/, async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: MatchOdds }
    const list = Array.from({ length: COMPANIES }, (_, index) =>
      companyLine(index + 1, envelope.data.type as OddsType),
    )
    const company = list.map(({ companyId, nameZh }) => ({ companyId, nameZh }))
    const data: MatchOdds = { ...envelope.data, list, company, count: list.length }
    await route.fulfill({ json: { ...envelope, data } })
  })
  await page.route('**/live/odds/history/**', async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: OddsHistory }
    const detail = Array.from({ length: QUOTES }, (_, index) => quoteOf(QUOTES - index))
    const data: OddsHistory = { ...envelope.data, detail, count: QUOTES, hasMore: false }
    await route.fulfill({ json: { ...envelope, data } })
  })
}

function lineOf(order: number): TextLine {
  const minute = Math.ceil(order / 6)
  return {
    key: `long-${order}`,
    revision: 1,
    at: 1_700_000_000 + order,
    order,
    time: `${minute}'`,
    minute,
    data: `${PHRASES[order % PHRASES.length]}（${order}）`,
    type: order % 9 === 0 ? 1 + (order % 4) : 0,
    position: order % 3,
    main: order % 25 === 0 ? 1 : 0,
    score: order % 25 === 0 ? [1, 1] : null,
    corrected: false,
  }
}

function companyLine(number: number, type: OddsType): OddsLine {
  return {
    companyId: number,
    nameZh: `公司 ${number}`,
    type,
    opening: quoteOf(1),
    prematch: quoteOf(number + 1),
    inplay: { ...quoteOf(number + 2), suspended: number % 10 === 0 },
    count: QUOTES,
  }
}

function quoteOf(order: number): OddsQuote {
  const movement = (order % 3) - 1
  return {
    at: 1_700_000_000 + order * 30,
    minute: order > 60 ? Math.ceil((order - 60) / 3) : null,
    addedMinute: null,
    left: 0.8 + (order % 30) / 100,
    middle: ((order % 9) - 4) / 4,
    right: 1.1 - (order % 30) / 100,
    turn: [movement, 0, -movement],
    status: order > 60 ? 2 : 1,
    suspended: order % 40 === 0,
    score: order > 60 ? [order % 3, 0] : null,
  }
}

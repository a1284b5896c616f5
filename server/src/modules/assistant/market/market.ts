import type { AnswerSource, ClosedMarket } from '@saidian/shared/contracts/assistant'

/** Whether the reader of an answer may see figures of bookmakers, and else why not. */
export type Market = 'open' | ClosedMarket

/** By the account: its real name, teen mode and 显示指数. */
export type MarketOf = (memberId: string) => Promise<Market>

const CLOSED_TEXTS: Record<ClosedMarket, string> = {
  young: '青少年模式下不提供赔率、盘口和彩票内容。可以问我赛程、比分、积分榜、近况和预测。',
  off: '“显示指数”已关闭，这里也不显示赔率和盘口。想看的话，可以在设置里打开。',
}

/** A tool tried to read what the reader may not see; the message is the answer. */
export class ClosedToReader extends Error {
  override readonly name = 'ClosedToReader'
  constructor(market: ClosedMarket) {
    super(CLOSED_TEXTS[market])
  }
}

/** The stricter of what the account and the device say: neither opens what the other closes. */
export function stricter(first: Market, second: Market): Market {
  if (first === 'young' || second === 'young') return 'young'
  return first === 'open' ? second : first
}

const ABOUT_MARKET =
  /赔率|盘口|[亚欧]盘|[亚欧][赔指]|指数|水位|[初即]盘|即时盘|让球|让分|受让|大小[球分]|彩票|竞彩|odds/i
/** 主胜 2.80: a price stands behind a result, a chance (31.2%) does not count. */
const PRICE = /[主客]胜[^\d。]{0,6}\d+\.\d+(?![\d%])|（[主大]\s*\d+\.\d/

/** Said in place of what was left out. */
export const closedText = (market: ClosedMarket) => CLOSED_TEXTS[market]

/** A question that asks for the market. */
export const isAboutMarket = (question: string) => ABOUT_MARKET.test(question)

/** A text without the sentences that state a figure of the market. */
export function withoutMarket(text: string): string {
  return text
    .split(/(?<=[。！？!?\n])/)
    .filter((part) => !(PRICE.test(part) || (ABOUT_MARKET.test(part) && /\d/.test(part))))
    .join('')
}

type Answer = { text: string; blocks: unknown[]; sources: AnswerSource[]; suggestions: string[] }

/** An answer of before, as its reader may see it now. */
export function asSeen<Given extends Answer>(answer: Given, market: Market): Given {
  if (market === 'open') return answer
  const suggestions = answer.suggestions.filter((each) => !isAboutMarket(each))
  if (answer.sources.some(({ link }) => /[?&]tab=odds\b/.test(link)))
    return { ...answer, text: CLOSED_TEXTS[market], blocks: [], sources: [], suggestions }
  return { ...answer, text: withoutMarket(answer.text), suggestions }
}

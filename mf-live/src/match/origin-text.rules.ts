import type { MatchOrigins } from '@saidian/shared/contracts/matches'

type OriginPart = MatchOrigins['parts'][number]['part']

const PARTS: Record<OriginPart, string> = {
  fixture: '赛程',
  result: '赛果',
  incidents: '事件',
  statistics: '技术统计',
  lineup: '阵容',
  box: '球员数据',
  shots: '投篮位置',
  text: '文字直播',
  odds: '指数',
}

/** Names of sources as their owners spell them. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ['demo', '演示数据（虚构）'],
  ['openfootball', 'openfootball'],
  ['uefa', 'openfootball'],
  ['worldcup', 'openfootball'],
  ['football-data', 'football-data.co.uk'],
  ['datahub', 'datahub.io'],
  ['wyscout', 'Wyscout 公开数据集'],
  ['wyscout-archive', 'Wyscout 公开数据集'],
  ['internationals', 'international_results'],
  ['nami', '纳米数据'],
  ['thesports', 'TheSports'],
])

export function partText(part: OriginPart): string {
  return PARTS[part]
}

/** An unknown source is shown by its id. */
export function sourceText(source: string): string {
  return SOURCES.get(source) ?? source
}

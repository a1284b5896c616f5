import { handicapText } from '../football/handicap-text'
import { SETTLEMENT_LABELS, settle } from './settlement'

function atLeast(margin: number): string {
  if (margin >= 2) return `净胜${margin}球以上`
  if (margin === 1) return '赢球'
  return margin === 0 ? '不败' : `最多输${-margin}球`
}

function exactly(margin: number): string {
  if (margin > 0) return `赢${margin}球`
  return margin === 0 ? '打平' : `输${-margin}球`
}

/** A handicap in plain words: 主让半球：主队赢球才算赢. Empty for a value that is no line. */
export function plainHandicap(line: number): string {
  const text = handicapText(Math.abs(line), 2)
  if (text === '-') return ''
  const name = line === 0 ? '平手' : line > 0 ? `主让${text}` : `主受让${text}`
  const winFrom = Math.ceil(line + 0.5)
  const edge = winFrom - 1
  const atEdge = settle(edge, line)
  if (atEdge === 'loss') return `${name}：主队${atLeast(winFrom)}${line > 0 ? '才' : '就'}算赢`
  const label = atEdge === 'push' ? '走盘' : SETTLEMENT_LABELS[atEdge]
  return `${name}：主队${atLeast(winFrom)}全赢，${exactly(edge)}${label}`
}

/** A line of goals or corners in plain words: 大小球 2.5：进球 3 个以上大球赢. */
export function plainTotal(line: number, unit: '球' | '个角球'): string {
  if (!Number.isFinite(line) || line <= 0 || line % 0.25 !== 0) return ''
  const name = handicapText(line, 3)
  const winFrom = Math.ceil(line + 0.5)
  const edge = winFrom - 1
  const atEdge = settle(edge, line)
  const head = `${name}：全场${winFrom}${unit}以上大全赢`
  if (atEdge === 'loss') return `${head}，${edge}${unit}以下小全赢`
  const label = atEdge === 'push' ? '走盘' : `大${SETTLEMENT_LABELS[atEdge]}`
  return `${head}，刚好${edge}${unit}${label}`
}

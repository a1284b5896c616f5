/** A handicap of points as a column shows it: 让5.5, 受3.5, 平手; a positive line: home gives. */
export function spreadText(line: number): string {
  if (line === 0) return '平手'
  return line > 0 ? `让${line}` : `受${-line}`
}

/** A handicap in plain words: 主让5.5分：主队赢6分或以上才算赢. Empty for a value that is no line. */
export function plainSpread(line: number): string {
  if (!isLine(line)) return ''
  const name = line === 0 ? '平手' : line > 0 ? `主让${line}分` : `主受让${-line}分`
  const edge = Number.isInteger(line) && line !== 0 ? `，${marginText(line)}走盘` : ''
  if (line < 0) {
    const allowed = Math.ceil(-line) - 1
    const lost = allowed > 0 ? `或输${allowed}分以内` : ''
    return `${name}：主队赢球${lost}就算赢${edge}`
  }
  const from = Math.floor(line) + 1
  return `${name}：主队${from > 1 ? `赢${from}分或以上` : '赢球'}才算赢${edge}`
}

/** A total in plain words: 215.5分：总分216分或以上大分赢，215分或以下小分赢. */
export function plainTotalPoints(line: number): string {
  if (!isLine(line) || line <= 0) return ''
  const over = Math.floor(line) + 1
  const under = Math.ceil(line) - 1
  const edge = Number.isInteger(line) ? `，刚好${line}分走盘` : ''
  return `${line}分：总分${over}分或以上大分赢，${under}分或以下小分赢${edge}`
}

function isLine(line: number): boolean {
  return Number.isFinite(line) && Number.isInteger(line * 2)
}

function marginText(margin: number): string {
  return margin > 0 ? `赢${margin}分` : `输${-margin}分`
}

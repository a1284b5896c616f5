import { FOOTBALL_STATUS } from '../../contracts/football'

/** In play are the statuses 2 to 7 (product-spec 4). */
export function isInPlay(status: number): boolean {
  return status >= FOOTBALL_STATUS.firstHalf && status <= FOOTBALL_STATUS.penalties
}

/** Finished, or ended in another way that no longer changes by itself. */
export function isOver(status: number): boolean {
  return (
    status === FOOTBALL_STATUS.finished ||
    status === FOOTBALL_STATUS.abandoned ||
    status === FOOTBALL_STATUS.cancelled
  )
}

const STATUS_TEXT: Record<number, string> = {
  0: '异常',
  1: '未开赛',
  2: '上半场',
  3: '中场',
  4: '下半场',
  5: '加时',
  6: '加时',
  7: '点球',
  8: '完场',
  9: '推迟',
  10: '中断',
  11: '腰斩',
  12: '取消',
  13: '待定',
}

/** Word of a football status; 未知 with the number for one that the table does not know. */
export function footballStatusText(status: number): string {
  return STATUS_TEXT[status] ?? `未知(${status})`
}

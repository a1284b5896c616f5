import { BASKETBALL_STATUS } from '../../contracts/basketball'

/** In play are the statuses 2 to 9 (codes-and-words 1.2). */
export function isInPlay(status: number): boolean {
  return status >= BASKETBALL_STATUS.quarter1 && status <= BASKETBALL_STATUS.overtime
}

/** Finished, or ended in another way that no longer changes by itself. */
export function isOver(status: number): boolean {
  return (
    status === BASKETBALL_STATUS.finished ||
    status === BASKETBALL_STATUS.abandoned ||
    status === BASKETBALL_STATUS.cancelled
  )
}

const STATUS_TEXT: Record<number, string> = {
  0: '异常',
  1: '未开赛',
  2: '第一节',
  3: '第一节完',
  4: '第二节',
  5: '第二节完',
  6: '第三节',
  7: '第三节完',
  8: '第四节',
  9: '加时',
  10: '完场',
  11: '中断',
  12: '取消',
  13: '延期',
  14: '腰斩',
  15: '待定',
}

/** Text of a basketball status; 未知 with the number for one that the table does not know. */
export function basketballStatusText(status: number): string {
  return STATUS_TEXT[status] ?? `未知(${status})`
}

/** The quarter of a status, 1 to 4, also after its end; null outside the four quarters. */
export function quarterOf(status: number): number | null {
  const quarter = Math.floor(status / 2)
  return isInPlay(status) && status < BASKETBALL_STATUS.overtime ? quarter : null
}

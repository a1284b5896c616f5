import { formatDate } from '@saidian/shared/lib'

/** 11月22日23:15 of Beijing. */
export function momentText(seconds: number): string {
  return formatDate(seconds * 1_000, 'M月d日hh:mm')
}

/** 11月22日 of Beijing. */
export function dayText(seconds: number): string {
  return formatDate(seconds * 1_000, 'M月d日')
}

/** 2026年4月5日 of Beijing. */
export function dateText(seconds: number): string {
  return formatDate(seconds * 1_000, 'yyyy年M月d日')
}

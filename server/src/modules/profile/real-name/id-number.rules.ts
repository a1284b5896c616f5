import { beijingDate } from '@saidian/shared/lib'

const PROVINCES = new Set(
  `11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46
  50 51 52 53 54 61 62 63 64 65 71 81 82 83`.split(/\s+/),
)
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'
const ADULT_YEARS = 18

/**
 * A citizen number (GB 11643-1999) in capitals; null when place, birth date or check character is
 * invalid.
 */
export function readIdNumber(typed: string, nowMs: number): string | null {
  const number = typed.trim().toUpperCase()
  if (!/^\d{17}[\dX]$/.test(number) || !PROVINCES.has(number.slice(0, 2))) return null
  const birth = birthDay(number)
  const day = new Date(`${birth}T00:00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(birth)
  if (!isDay || birth < '1900-01-01' || birth > beijingDate(nowMs)) return null
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return number[17] === CHECKS[sum % 11] ? number : null
}

/** True until the eighteenth birthday in Beijing; a birthday on February 29 counts on March 1. */
export function isMinor(idNumber: string, nowMs: number): boolean {
  const today = beijingDate(nowMs).replaceAll('-', '')
  return Number(today) - Number(idNumber.slice(6, 14)) < ADULT_YEARS * 10_000
}

export function maskIdNumber(number: string): string {
  return `${number.slice(0, 4)}${'*'.repeat(10)}${number.slice(-4)}`
}

function birthDay(number: string): string {
  return `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
}

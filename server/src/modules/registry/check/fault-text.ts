import type { CheckFault } from '@saidian/shared/contracts/registry'

/** A broken rule as text for people: what is wrong, where, and what to do. */
export function faultText({ rule, place, message, remedy }: CheckFault): string {
  return `${rule}: ${message}\n  at ${place}\n  → ${remedy}`
}

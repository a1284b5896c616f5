import type { Limit } from '../../../platform/limits'
import { WORK_LIVES_MS } from '../codes/work/work.rules'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const growing = (baseMs: number, maxMs: number) => ({ baseMs, maxMs })

/** Every limit of the accounts. Mobile networks hold many users: their limits are the widest. */
export const LIMITS = {
  loginPair: {
    name: 'login/pair',
    free: 5,
    windowMs: DAY_MS,
    grow: growing(1_000, 15 * MINUTE_MS),
  },
  loginAccount: {
    name: 'login/account',
    free: 20,
    windowMs: DAY_MS,
    grow: growing(1_000, 15 * MINUTE_MS),
  },
  loginNetwork: {
    name: 'login/network',
    free: 50,
    windowMs: HOUR_MS,
    grow: growing(1_000, MINUTE_MS),
  },
  /** Tries of one network while a general limit is exceeded; only members known there may pass. */
  loginKnownNetwork: {
    name: 'login/home',
    free: 100,
    windowMs: HOUR_MS,
    grow: growing(1_000, MINUTE_MS),
  },
  oldPassword: {
    name: 'change/account',
    free: 5,
    windowMs: DAY_MS,
    grow: growing(1_000, 15 * MINUTE_MS),
  },
  codeAgain: { name: 'code/again', free: 1, windowMs: MINUTE_MS },
  codeHour: { name: 'code/hour', free: 5, windowMs: HOUR_MS },
  codeDay: { name: 'code/day', free: 10, windowMs: DAY_MS },
  /** Of one phone, for all networks together that its owner has never logged in from. */
  codeUnknownHour: { name: 'code/unknown/hour', free: 10, windowMs: HOUR_MS },
  codeUnknownDay: { name: 'code/unknown/day', free: 20, windowMs: DAY_MS },
  codeNetwork: { name: 'code/network', free: 200, windowMs: HOUR_MS },
  /** A solution is used once; its challenge ends before this window. */
  codeWork: { name: 'code/work', free: 1, windowMs: WORK_LIVES_MS },
  /**
   * Of a block of 10 000 numbers, for networks that the owners have never logged in from. If every
   * number were a member with one code a month, a day had 330 and its busiest hour 70.
   */
  codePrefixHour: { name: 'code/prefix/hour', free: 100, windowMs: HOUR_MS },
  codePrefixDay: { name: 'code/prefix/day', free: 400, windowMs: DAY_MS },
  codeTry: { name: 'code/try', free: 100, windowMs: HOUR_MS, grow: growing(1_000, MINUTE_MS) },
  /**
   * Tries at the codes of one phone: per network, and for all networks together that neither
   * requested a code nor are known.
   */
  codeGuess: { name: 'code/guess', free: 5, windowMs: 5 * MINUTE_MS },
  codeGuessUnknown: { name: 'code/guess/unknown', free: 20, windowMs: HOUR_MS },
  passkeyTry: {
    name: 'passkey/try',
    free: 100,
    windowMs: HOUR_MS,
    grow: growing(1_000, MINUTE_MS),
  },
  passkeyOptions: { name: 'passkey/options', free: 240, windowMs: MINUTE_MS },
  iv: { name: 'iv/network', free: 240, windowMs: MINUTE_MS },
  ticket: { name: 'ticket/session', free: 60, windowMs: MINUTE_MS },
  export: { name: 'export/account', free: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

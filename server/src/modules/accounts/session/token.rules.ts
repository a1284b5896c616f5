import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: a token of a session or a ticket of a socket. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The stored hash of a token; null for a text that cannot be a token. */
export function tokenHash(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null
}

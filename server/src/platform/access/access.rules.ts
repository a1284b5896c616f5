import type { User } from '../http'

/** The caller: a member, or null for a visitor. */
export type Subject = Pick<User, 'id'> | null

/** The object of an action: its kind and, for an object with an owner, the member who owns it. */
export type AccessObject = { kind: ObjectKind; ownerId?: string | null }

export type Action = 'read' | 'make' | 'change' | 'remove'

type Who = 'everybody' | 'members' | 'owner'

/** Everything else is denied. */
const ALLOWED = {
  /** Phone, password, deletion, export. */
  account: { read: 'owner', make: 'everybody', change: 'owner', remove: 'owner' },
  session: { read: 'owner', make: 'owner', remove: 'owner' },
  /** Logs a socket in. */
  ticket: { make: 'owner' },
  wallet: { read: 'owner', change: 'owner' },
  personal: { read: 'owner', change: 'owner', remove: 'owner' },
  /** What only the member sees of themselves, such as a portrait before its audit. */
  profile: { read: 'owner', change: 'owner' },
  /** The public data of a member. */
  member: { read: 'everybody' },
  realName: { read: 'owner', make: 'owner' },
  feedback: { read: 'owner', make: 'members' },
} as const satisfies Record<string, Partial<Record<Action, Who>>>

export type ObjectKind = keyof typeof ALLOWED

/** Every kind of object with its rules, for tests that go through all of them. */
export const ACCESS_RULES: Readonly<Record<ObjectKind, Partial<Record<Action, Who>>>> = ALLOWED

/** Whether `subject` may do this. Denied unless a rule allows it. */
export function can(subject: Subject, action: Action, object: AccessObject): boolean {
  const who = ACCESS_RULES[object.kind]?.[action]
  if (who === 'everybody') return true
  if (who === 'members') return subject !== null
  return who === 'owner' && subject !== null && isSame(object.ownerId, subject.id)
}

function isSame(ownerId: string | null | undefined, id: string): boolean {
  return typeof ownerId === 'string' && ownerId !== '' && ownerId === id
}

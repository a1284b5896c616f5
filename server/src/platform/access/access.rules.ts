/** The caller: a member, or null for a visitor. */
export type Subject = { id: string } | null

export type Action = 'read' | 'make' | 'change' | 'remove'

/** `owner` is the member whom the object belongs to. */
export type Who = 'everybody' | 'members' | 'owner'

/** A kind of object with its rules. A module declares its own kinds; what has no rule is denied. */
export type ObjectKind = { name: string; allowed: Readonly<Partial<Record<Action, Who>>> }

/** The object of an action: its kind and, for an object with an owner, the member who owns it. */
export type AccessObject = { kind: ObjectKind; ownerId?: string | null }

/** Whether `subject` may do this. Denied unless a rule of the kind allows it. */
export function can(subject: Subject, action: Action, { kind, ownerId }: AccessObject): boolean {
  const who = kind.allowed[action]
  if (who === 'everybody') return true
  if (who === 'members') return subject !== null
  return who === 'owner' && subject !== null && isSame(ownerId, subject.id)
}

function isSame(ownerId: string | null | undefined, id: string): boolean {
  return typeof ownerId === 'string' && ownerId !== '' && ownerId === id
}

import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../store'

export type HiddenPerson = { id: string; name: string }

const MAX_HIDDEN = 200
const listeners = new Set<() => void>()
let hidden: readonly HiddenPerson[] | undefined

/** People whose messages this device does not show. */
export const hiddenPeople = {
  read: (): readonly HiddenPerson[] => {
    hidden ??= validPeople(readStored('hiddenPeople'))
    return hidden
  },
  hide: ({ id, name }: HiddenPerson) => {
    const others = hiddenPeople.read().filter((person) => person.id !== id)
    change([...others, { id, name }].slice(-MAX_HIDDEN))
  },
  show: (id: string) => change(hiddenPeople.read().filter((person) => person.id !== id)),
}

/** The hidden people of this device, as they change. */
export function useHiddenPeople(): readonly HiddenPerson[] {
  return useSyncExternalStore(subscribe, hiddenPeople.read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HiddenPerson[]): void {
  hidden = next
  writeStored('hiddenPeople', next.length > 0 ? next : null)
  for (const listener of listeners) listener()
}

function validPeople(stored: unknown): readonly HiddenPerson[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isPerson).slice(-MAX_HIDDEN)
}

function isPerson(value: unknown): value is HiddenPerson {
  const { id, name } = (value ?? {}) as Partial<HiddenPerson>
  return typeof id === 'string' && typeof name === 'string'
}

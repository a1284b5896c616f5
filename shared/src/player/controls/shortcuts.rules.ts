export type PlayerAct = 'toggle' | 'mute' | 'full' | 'louder' | 'quieter' | 'forward' | 'back'

const ACTS: Record<string, PlayerAct> = {
  ' ': 'toggle',
  k: 'toggle',
  m: 'mute',
  f: 'full',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  ArrowRight: 'forward',
  ArrowLeft: 'back',
}

/** What a key does in the player; null for another key or one that the focused control needs. */
export function actOfKey(key: string, target: { tagName: string; role: string | null }) {
  const isControl = ['BUTTON', 'A'].includes(target.tagName) && (key === ' ' || key === 'Enter')
  const isInput = ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
  const isChoice = target.role === 'menuitemradio' || target.role === 'tab'
  return isControl || isInput || isChoice ? null : (ACTS[key] ?? null)
}

export type Role = 'GK' | 'LB' | 'CB' | 'RB' | 'DM' | 'CM' | 'AM' | 'LM' | 'RM' | 'LW' | 'RW' | 'ST'
export type Position = 'G' | 'D' | 'M' | 'F'

/** A place of a formation: `x` from the left touchline, `y` from the own goal line, 0–100. */
export type Slot = { role: Role; position: Position; x: number; y: number }

const ROLES: readonly Role[] = [
  'GK',
  'LB',
  'CB',
  'RB',
  'DM',
  'CM',
  'AM',
  'LM',
  'RM',
  'LW',
  'RW',
  'ST',
]
const PLACES: Record<string, string> = {
  '4-3-3': 'GK50,7 LB14,27 CB37,23 CB63,23 RB86,27 CM27,50 DM50,44 CM73,50 LW17,77 ST50,84 RW83,77',
  '4-2-3-1':
    'GK50,7 LB14,27 CB37,23 CB63,23 RB86,27 DM36,43 DM64,43 LW17,65 AM50,65 RW83,65 ST50,85',
  '4-4-2': 'GK50,7 LB14,27 CB37,23 CB63,23 RB86,27 LM14,55 CM38,51 CM62,51 RM86,55 ST37,82 ST63,82',
  '4-1-4-1':
    'GK50,7 LB14,27 CB37,23 CB63,23 RB86,27 DM50,41 LM14,60 CM38,58 CM62,58 RM86,60 ST50,84',
  '3-5-2': 'GK50,7 CB26,24 CB50,22 CB74,24 LM10,53 CM32,50 DM50,43 CM68,50 RM90,53 ST37,82 ST63,82',
  '3-4-3': 'GK50,7 CB26,24 CB50,22 CB74,24 LM12,53 CM38,49 CM62,49 RM88,53 LW20,78 ST50,84 RW80,78',
  '5-3-2': 'GK50,7 LB10,32 CB29,24 CB50,22 CB71,24 RB90,32 CM28,52 DM50,47 CM72,52 ST37,81 ST63,81',
  '5-4-1': 'GK50,7 LB10,30 CB29,24 CB50,22 CB71,24 RB90,30 LM16,56 CM39,52 CM61,52 RM84,56 ST50,83',
  '4-3-1-2':
    'GK50,7 LB14,27 CB37,23 CB63,23 RB86,27 CM27,47 DM50,42 CM73,47 AM50,64 ST37,82 ST63,82',
}

export const FORMATIONS: readonly string[] = Object.keys(PLACES)

const slots = new Map(
  Object.entries(PLACES).map(([formation, places]) => [formation, read(places)]),
)

/** The eleven places of a formation, keeper first. Throws for an unknown formation. */
export function slotsOf(formation: string): readonly Slot[] {
  const found = slots.get(formation)
  if (!found) throw new Error(`no formation ${formation}`)
  return found
}

function read(places: string): Slot[] {
  return places.split(' ').map((place) => {
    const role = ROLES.find((one) => place.startsWith(one))
    const [x, y] = place.slice(2).split(',')
    if (!role) throw new Error(`no role in ${place}`)
    return { role, position: positionOf(role), x: Number(x), y: Number(y) }
  })
}

function positionOf(role: Role): Position {
  if (role === 'GK') return 'G'
  if (role.endsWith('B')) return 'D'
  return role.endsWith('M') ? 'M' : 'F'
}

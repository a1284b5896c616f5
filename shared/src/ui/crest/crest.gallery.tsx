import { Crest } from './crest'

const TEAMS = [
  { teamId: 1, colors: ['#6cabdd', '#1c2c5b'], mark: '曼' },
  { teamId: 2, colors: ['#ef0107', '#ffffff'], mark: '阿' },
  { teamId: 3, colors: ['#034694', '#ffffff'], mark: '切' },
  { teamId: 4, colors: ['#fdb913', '#231f20'], mark: 'WO' },
] as const

export function SizesOfTheSameTeam() {
  return (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {([16, 20, 32, 48] as const).map((size) => (
        <Crest key={size} {...TEAMS[0]} size={size} />
      ))}
    </p>
  )
}

export function ShapesByTeam() {
  return (
    <p style={{ display: 'flex', gap: 12 }}>
      {TEAMS.map((team) => (
        <Crest key={team.teamId} {...team} size={32} />
      ))}
    </p>
  )
}

/** Flags are files of the built shell: here the drawn crest takes the place of the flag. */
export function FlagThatIsMissing() {
  return <Crest teamId={5} colors={['#d71920', '#ffffff']} mark="英" iso="GB-ENG" size={32} />
}

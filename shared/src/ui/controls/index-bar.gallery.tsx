import { IndexBar } from '.'

const GROUPS = [
  { letter: 'D', title: 'D', leagues: ['德甲', '德乙', '德国杯'] },
  { letter: 'F', title: 'F', leagues: ['法甲', '法乙'] },
  { letter: 'X', title: 'X', leagues: ['西甲', '西乙', '国王杯'] },
  { letter: 'Y', title: 'Y', leagues: ['英超', '英冠', '意甲', '意乙'] },
]

export function LeaguesByLetter() {
  return (
    <div style={{ height: 320 }}>
      <IndexBar
        groups={GROUPS.map(({ leagues, ...group }) => ({
          ...group,
          content: leagues.map((league) => (
            <label key={league} style={{ display: 'block', padding: 12 }}>
              <input type="checkbox" defaultChecked /> {league}
            </label>
          )),
        }))}
      />
    </div>
  )
}

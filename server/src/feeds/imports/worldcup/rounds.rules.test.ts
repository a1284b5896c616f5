import { tournamentRounds } from './rounds.rules'

type Played = [round: string, date: string, team1: string, team2: string, group?: string]

function roundsOf(...played: Played[]): string[] {
  const rows = played.map(([round, date, team1, team2, group]) => ({
    round,
    date,
    team1,
    team2,
    group,
  }))
  const valid = rows.map(({ group, ...row }) => (group === undefined ? row : { ...row, group }))
  const rounds = tournamentRounds(valid)
  return valid.map((row) => rounds.get(row) ?? '')
}

describe('rounds of World Cups', () => {
  it('of 1950: numbered groups, then a final group of four', () => {
    expect(
      roundsOf(
        ['First round', '1950-06-24', 'Brazil', 'Mexico', 'Group 1'],
        ['First round', '1950-06-28', 'Brazil', 'Switzerland', 'Group 1'],
        ['Final Round', '1950-07-09', 'Brazil', 'Sweden'],
        ['Final Round', '1950-07-16', 'Uruguay', 'Brazil'],
      ),
    ).toEqual(['小组赛1组 第1轮', '小组赛1组 第2轮', '决赛循环赛 第1轮', '决赛循环赛 第2轮'])
  })

  it('of 1974: second groups count rounds from 1', () => {
    expect(
      roundsOf(
        ['Matchday 1', '1974-06-13', 'Brazil', 'Yugoslavia', 'Group 2'],
        ['Matchday 2', '1974-06-18', 'Scotland', 'Brazil', 'Group 2'],
        ['Matchday 4', '1974-06-26', 'Brazil', 'East Germany', 'Group A'],
        ['Match for third place', '1974-07-06', 'Brazil', 'Poland'],
      ),
    ).toEqual(['小组赛2组 第1轮', '小组赛2组 第2轮', '第二阶段小组赛A组 第1轮', '三四名决赛'])
  })

  it('of 1934 and 1958: knock-out, replays and group play-offs', () => {
    expect(
      roundsOf(
        ['Preliminary round', '1934-05-27', 'Italy', 'United States'],
        ['Quarter-finals', '1934-05-31', 'Italy', 'Spain'],
        ['Quarter-finals, Replays', '1934-06-01', 'Italy', 'Spain'],
        ['Matchday 1', '1958-06-08', 'West Germany', 'Argentina', 'Group 1'],
        ['Group 1 Play-off', '1958-06-17', 'Northern Ireland', 'Czechoslovakia', 'Group 1'],
      ),
    ).toEqual(['预赛', '1/4决赛', '1/4决赛 重赛', '小组赛1组 第1轮', '小组赛1组 附加赛'])
  })
})

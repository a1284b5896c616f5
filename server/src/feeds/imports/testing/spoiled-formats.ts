import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Neither UTF-8 nor Windows-1252. */
const INVALID = Buffer.from('\x81\xfe', 'latin1')

/** Invalid files of one format beside its fixtures; most of their lines are invalid. */
export type SpoiledFormat = {
  format: string
  /** Folder below `feeds/imports` whose fixtures are changed. */
  fixtures: string
  spoil: (dir: string) => void
  /** Lines that an import rejects, with the reason, sorted as text. */
  lines: string[]
  /** Files that an import rejects. */
  files: string[]
}

export const SPOILED_FORMATS: SpoiledFormat[] = [
  {
    format: 'openfootball',
    fixtures: 'openfootball',
    spoil: (dir) => {
      const row = {
        round: 'Matchday 9',
        date: '2025-10-18',
        team1: 'Chelsea FC',
        team2: 'Fulham FC',
      }
      const rows = [
        row,
        row,
        { ...row, date: '2025-02-30' },
        { ...row, date: '2052-10-18' },
        { ...row, team2: 'Phantom\ud800' },
        { ...row, team2: 'Chelsea FC' },
        null,
        'row',
      ]
      writeFileSync(
        path.join(dir, '2025-26', 'en.1.json'),
        `\uFEFF${JSON.stringify({ name: 'x', matches: rows })}`,
      )
      writeFileSync(
        path.join(dir, '2025-26', 'es.1.json'),
        JSON.stringify({ name: 'x', matches: [row] }).slice(0, 40),
      )
      writeFileSync(
        path.join(dir, '2025-26', 'de.1.json'),
        Buffer.concat([Buffer.from('{"name": "'), INVALID]),
      )
      writeFileSync(
        path.join(dir, '2025-26', 'fr.1.json'),
        JSON.stringify({ name: 'x', matches: [row, { ...row, team1: 'Phantom\u0000FC' }] }),
      )
      writeFileSync(path.join(dir, '2025-26', 'zz.1.json'), '{"name": "x", "matches": []}')
      mkdirSync(path.join(dir, '2014-15'))
      const team = (name: string) => ({ key: 'x', name, code: 'X' })
      const older = {
        date: '2014-08-16',
        team1: team('Arsenal'),
        team2: team('Everton'),
        score1: 2,
        score2: 1,
      }
      const rounds = [{ name: 'Matchday 1', matches: [older, { ...older, team1: 7 }] }]
      writeFileSync(path.join(dir, '2014-15', 'en.1.json'), JSON.stringify({ name: 'x', rounds }))
    },
    lines: [
      '2014-15/en.1.json 2: row of another shape',
      '2025-26/en.1.json 2: the same line again',
      '2025-26/en.1.json 3: no readable date',
      '2025-26/en.1.json 4: a day outside its season',
      '2025-26/en.1.json 5: half a character',
      '2025-26/en.1.json 6: a club against itself',
      '2025-26/en.1.json 7: row of another shape',
      '2025-26/en.1.json 8: row of another shape',
    ],
    files: ['2025-26/de.1.json', '2025-26/es.1.json', '2025-26/fr.1.json', '2025-26/zz.1.json'],
  },
  {
    format: 'uefa',
    fixtures: 'uefa',
    spoil: (dir) => {
      const file = path.join(dir, '2024-25', 'el.txt')
      appendFileSync(file, '\n» League, Matchday 8\n  Thu Jan/30\n    21.00  Phantom\n')
      appendFileSync(file, '\n    21.00  AS Roma (ITA)    v Athletic Club (ESP)  1-x\n')
      writeFileSync(
        path.join(dir, '2024-25', 'conf.txt'),
        Buffer.concat([readFileSync(file), Buffer.from('    21.00  Phantom v '), INVALID]),
      )
    },
    lines: ['2024-25/el.txt 14: neither heading, day nor match'],
    files: ['2024-25/conf.txt'],
  },
  {
    format: 'worldcup',
    fixtures: 'worldcup',
    spoil: (dir) => {
      const file = path.join(dir, '2018', 'worldcup.json')
      const all = JSON.parse(readFileSync(file, 'utf8'))
      const [row] = all.matches
      all.matches.push(
        { ...row, team1: 'Phantom' },
        { ...row, date: 'soon' },
        { ...row, round: 7 },
        row,
      )
      writeFileSync(file, JSON.stringify(all))
      writeFileSync(path.join(dir, '2018', 'worldcup.stadia.json'), '[]')
      const players = [
        { number: 1, pos: 'GK', name: 'Igor Akinfeev' },
        { number: 'x', pos: 'GK', name: 'Phantom' },
      ]
      writeFileSync(
        path.join(dir, '2018', 'worldcup.squads.json'),
        JSON.stringify([{ name: 'Phantom' }, { name: 'Russia', fifa_code: 'RUS', players }]),
      )
    },
    lines: [
      '2018/worldcup.json 10: no readable date',
      '2018/worldcup.json 11: row of another shape',
      '2018/worldcup.json 12: the same line again',
      '2018/worldcup.json 9: a team that is not known yet, or unknown',
      '2018/worldcup.squads.json 1: row of another shape',
      '2018/worldcup.squads.json 3: row of another shape',
    ],
    files: ['2018/worldcup.stadia.json'],
  },
  {
    format: 'football-data',
    fixtures: 'football-data',
    spoil: (dir) => {
      const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS\n'
      const good = 'E0,20/09/2025,15:00,Arsenal,Leeds,2,0,H,1,0,H,M Dean,12,3\n'
      writeFileSync(
        path.join(dir, 'E0_mixed.csv'),
        Buffer.concat([
          Buffer.from(head + good + good),
          Buffer.from('E0,21/09/2025,15:00,Phantom C\nE0,22/09/2025,15:00,Fulham,Phantom,1'),
          Buffer.from('\nE0,22/09/2025,15:00,Fulham,Phantom,1,0,A,0,0,D,M Dean,1,1\n'),
          Buffer.from('E0,23/09/2025,15:00,Chelsea\n'),
          Buffer.from('X9,24/09/2025,15:00,Phantom,Leeds,1,0,H,0,0,D,M Dean,1,1\n'),
          Buffer.from('E0,25/09/2025,15:00,Everton,Leeds,x,0,H,0,0,D,M Dean,1,1\n,,,,,,,,,,,,,\n'),
        ]),
      )
      const swapped = head
        .replace('HomeTeam', 'x')
        .replace('Referee', 'HomeTeam')
        .replace('x', 'Referee')
      writeFileSync(path.join(dir, 'E0_swapped.csv'), swapped + good)
      writeFileSync(
        path.join(dir, 'E0_goals.csv'),
        `Div,Date,HomeTeam,FTHG,AwayTeam,FTAG\nE0,1/1/2025,A,B,1,2\n`,
      )
      writeFileSync(path.join(dir, 'E0_bytes.csv'), Buffer.concat([Buffer.from(head), INVALID]))
      writeFileSync(path.join(dir, 'E0_control.csv'), `${head}${good}E0,\u0000\n`)
      writeFileSync(path.join(dir, 'empty.csv'), '')
    },
    lines: [
      'E0.csv 7: no readable date',
      'E0.csv 8: unreadable quotes',
      'E0_mixed.csv 3: the same line again',
      'E0_mixed.csv 4: a line that is cut: fewer cells than it needs',
      'E0_mixed.csv 5: a line that is cut: fewer cells than it needs',
      'E0_mixed.csv 6: score and result contradict each other',
      'E0_mixed.csv 7: a line that is cut: fewer cells than it needs',
      'E0_mixed.csv 8: no league has its division',
      'E0_mixed.csv 9: an unreadable score',
    ],
    files: ['E0_bytes.csv', 'E0_control.csv', 'E0_goals.csv', 'E0_swapped.csv', 'empty.csv'],
  },
  {
    format: 'datahub',
    fixtures: 'datahub',
    spoil: (dir) => {
      const file = path.join(dir, 'premier-league', 'season-2526.csv')
      appendFileSync(file, '2025-09-20,Phantom\n2025-02-31,Leeds,Fulham,1,0,H,0,0,D,,,,,,,,,,,,,\n')
      writeFileSync(path.join(dir, 'premier-league', 'notes.csv'), 'a,b\n')
    },
    lines: [
      'premier-league/season-2526.csv 5: a line that is cut: fewer cells than it needs',
      'premier-league/season-2526.csv 6: no readable date',
    ],
    files: ['premier-league/notes.csv'],
  },
  {
    format: 'wyscout',
    fixtures: '../replay/wyscout',
    spoil: (dir) => {
      const file = path.join(dir, 'matches', 'matches_England.json.gz')
      const matches = JSON.parse(gunzipSync(readFileSync(file)).toString())
      const [match] = matches
      const others = [
        { ...match, dateutc: 'soon' },
        { ...match, teamsData: {} },
        { wyId: 'x' },
        null,
      ]
      writeFileSync(file, gzipSync(JSON.stringify([...matches, ...others])))
      writeFileSync(path.join(dir, 'events', '2500089.json.gz'), gzipSync('{"events": ['))
      appendFileSync(
        path.join(dir, 'events', 'index.csv'),
        '1,England,x,1,"A, B",Regular,../../x.json\n',
      )
    },
    lines: [
      'events/index.csv 3: its event file cannot be used',
      'events/index.csv 6: its match is in no file of matches',
      'matches/matches_England.json.gz 3: no readable date',
      'matches/matches_England.json.gz 4: not two sides',
      'matches/matches_England.json.gz 5: row of another shape',
      'matches/matches_England.json.gz 6: row of another shape',
    ],
    files: ['events/2500089.json.gz'],
  },
  {
    format: 'internationals',
    fixtures: 'internationals',
    spoil: (dir) => {
      writeFileSync(
        path.join(dir, 'results.csv'),
        'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n' +
          '2018-06-14,Russia,Saudi Arabia,5,0,FIFA World Cup,Moscow,Russia,FALSE\n' +
          '2018-07-07,Russia,Croatia,2,2,FIFA World Cup,Sochi,Russia,FALSE\n' +
          '2018-02-30,Brazil,Chile,1,0,Friendly,Rio,Brazil,FALSE\n' +
          '2018-03-01,Phantom,Chile,1,0,Friendly,Rio,Brazil,FALSE\n' +
          '2018-03-02,Brazil,Chile,1,x,Friendly,Rio,Brazil,FALSE\n' +
          '2018-03-03,Brazil,Chile,NA,NA,Phantom Cup,Rio,Brazil,FALSE\n' +
          '2018-03-04,Brazil,Chile,1,0,Friendly,Rio,Bra\n' +
          '2018-03-05,Brazil,Chile,NA,NA,Friendly,Rio,Brazil,FALSE\n',
      )
      writeFileSync(
        path.join(dir, 'goalscorers.csv'),
        'date,home_team,away_team,team,scorer,minute,own_goal,penalty\n' +
          '2018-06-14,Russia,Saudi Arabia,Russia,Yury Gazinsky,12,FALSE,FALSE\n' +
          '2018-06-14,Russia,Saudi Arabia,Phantom,Nobody,12,FALSE,FALSE\n' +
          '2018-06-14,Russia,Saudi Arabia,Russia,Nobody,soon,FALSE,FALSE\n' +
          '1999-06-14,Russia,Saudi Arabia,Russia,Nobody,3,FALSE,FALSE\n',
      )
      writeFileSync(
        path.join(dir, 'shootouts.csv'),
        'date,home_team,away_team,winner,first_shooter\n' +
          '2018-07-07,Russia,Croatia,Croatia,Russia\n2018-07-07,Russia,Croatia,Phantom,\n',
      )
    },
    lines: [
      'goalscorers.csv 3: a team that did not play',
      'goalscorers.csv 4: no readable minute',
      'goalscorers.csv 5: its match was not imported',
      'results.csv 4: no readable date',
      'results.csv 5: not a national team of the list',
      'results.csv 6: an unreadable score',
      'results.csv 7: no league for its tournament',
      'results.csv 8: a line that is cut: fewer cells than it needs',
      'shootouts.csv 3: a winner that did not play',
    ],
    files: [],
  },
]

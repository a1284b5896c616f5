import { CREST_SHAPES, crestShape } from '@saidian/shared/lib'

export const WIDTH = 1200
export const HEIGHT = 675

export type CoverTeam = { id: number; colors: readonly [string, string] }

export type CoverFacts = {
  /** 1 football, 2 basketball. */
  sport: number
  leagueColor: string
  /** Both sides of a match, the teams of a league, or one team. */
  teams: readonly CoverTeam[]
  kind: 'match' | 'table' | 'team'
}

/** Colours go into the picture as they are: anything but a colour would be markup. */
const COLOR = /^#[0-9a-fA-F]{6}$/
const GREY = '#5b6270'
const colorOf = (color: string) => (COLOR.test(color) ? color : GREY)

const BASKETBALL = 2

/**
 * The cover of an article as SVG: shapes only, since a server may have no font with Chinese
 * characters, and no score, so that a list reveals no result.
 */
export function coverSvg(facts: CoverFacts): string {
  const { sport, leagueColor, teams, kind } = facts
  const [first, second] = teams
  const [left, right] = [first?.colors[0] ?? leagueColor, second?.colors[0] ?? leagueColor]
  const crests = { match: matchCrests, table: leagueCrests, team: teamCrest }[kind](teams)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" `,
    `width="${WIDTH}" height="${HEIGHT}">`,
    '<defs><linearGradient id="back" x1="0" y1="0" x2="1" y2="1">',
    `<stop offset="0.1" stop-color="${colorOf(left)}"/>`,
    `<stop offset="0.9" stop-color="${colorOf(right)}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#back)"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#10151f" fill-opacity="0.58"/>`,
    sport === BASKETBALL ? COURT : PITCH,
    crests,
    `<rect y="${HEIGHT - 18}" width="${WIDTH}" height="18" fill="${colorOf(leagueColor)}"/>`,
    '</svg>',
  ].join('')
}

const LINES = 'fill="none" stroke="#ffffff" stroke-opacity="0.16" stroke-width="5"'

const PITCH = [
  `<g ${LINES}><rect x="60" y="55" width="1080" height="565"/>`,
  '<path d="M600 55V620"/><circle cx="600" cy="337" r="110"/>',
  '<rect x="60" y="190" width="150" height="295"/><rect x="990" y="190" width="150" height="295"/>',
  '</g>',
].join('')

const COURT = [
  `<g ${LINES}><rect x="60" y="55" width="1080" height="565"/>`,
  '<path d="M600 55V620"/><circle cx="600" cy="337" r="80"/>',
  '<path d="M60 100H170A240 240 0 0 1 170 575H60"/>',
  '<path d="M1140 100H1030A240 240 0 0 0 1030 575H1140"/>',
  '<rect x="60" y="265" width="190" height="145"/><rect x="950" y="265" width="190" height="145"/>',
  '</g>',
].join('')

type Place = { x: number; y: number; size: number }

/** A crest as pages draw it, without its characters. */
function crest({ id, colors }: CoverTeam, { x, y, size }: Place): string {
  const { outline, second } = CREST_SHAPES[crestShape(id)]
  const scale = size / 20
  return [
    `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">`,
    `<path d="${outline}" fill="${colorOf(colors[0])}"/>`,
    `<path d="${second(id)}" fill="${colorOf(colors[1])}"/>`,
    `<path d="${outline}" fill="none" stroke="#ffffff" stroke-width="0.6"/></g>`,
  ].join('')
}

function matchCrests(teams: readonly CoverTeam[]): string {
  const places = [310, 890].map((x) => ({ x, y: 330, size: 300 }))
  const drawn = teams
    .slice(0, 2)
    .map((team, at) => crest(team, places[at] ?? { x: 0, y: 0, size: 0 }))
  return `${drawn.join('')}${VERSUS}`
}

/** V and S, drawn with lines. */
const VERSUS = [
  '<g fill="none" stroke="#ffffff" stroke-width="16" stroke-linecap="round" ',
  'stroke-linejoin="round"><path d="M532 292L560 372L588 292"/>',
  '<path d="M664 300C650 286 616 288 616 312C616 340 668 326 668 352C668 378 628 380 612 364"/></g>',
].join('')

const IN_A_ROW = 4

/** Crests of a league. Their order says nothing about the table. */
function leagueCrests(teams: readonly CoverTeam[]): string {
  return [...teams]
    .sort((a, b) => a.id - b.id)
    .slice(0, 2 * IN_A_ROW)
    .map((team, at) => {
      const [column, row] = [at % IN_A_ROW, Math.floor(at / IN_A_ROW)]
      return crest(team, { x: 225 + column * 250, y: 205 + row * 260, size: 190 })
    })
    .join('')
}

function teamCrest(teams: readonly CoverTeam[]): string {
  const [team] = teams
  return team ? crest(team, { x: WIDTH / 2, y: 325, size: 400 }) : ''
}

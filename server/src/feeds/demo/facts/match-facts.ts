import type { FeedFacts } from '../../feed'
import { hashOf, randomFrom } from '../../random'
import { homeOf } from '../squads/club-style'
import { inventName } from '../squads/invented-name'
import type { DemoMatch } from '../world/fixture'
import { sportsDayOf } from '../world/sports-day.rules'
import { weatherOf } from './weather.rules'

const GROUNDS = ['体育场', '球场', '竞技场', '公园球场', '纪念体育场', '足球公园', '体育中心']
const REFEREES = 16

/** Invented ground of a club, the same at every match. */
function groundOf(seed: string, shortZh: string, teamKey: string): string {
  return `${shortZh}${GROUNDS[hashOf(`${seed}/ground/${teamKey}`) % GROUNDS.length] ?? '体育场'}`
}

/** One of the invented referees of the league. */
export function refereeOf(seed: string, match: DemoMatch): string {
  const { style } = homeOf(match.home.key)
  const number = hashOf(`${seed}/referee/${match.fixture.key}`) % REFEREES
  return inventName(
    style.replace('women', ''),
    randomFrom(`${seed}/referee/${match.league.areaKey}/${number}`),
  ).nameZh
}

export function weatherAt(seed: string, match: DemoMatch) {
  const { key, kickoffAt } = match.fixture
  return weatherOf(seed, match.league.areaKey, sportsDayOf(kickoffAt), key)
}

/** Facts that are known the day before. */
export function earlyFacts(seed: string, match: DemoMatch): FeedFacts {
  return { venue: venueOf(seed, match), referee: refereeOf(seed, match) }
}

/** Weather facts, known shortly before the kick-off. */
export function weatherFacts(seed: string, match: DemoMatch): FeedFacts {
  const { id, temperature, wind, humidity, pressure } = weatherAt(seed, match)
  return {
    weather: id,
    temperature: `${temperature}°C`,
    wind: `${wind.toFixed(1)}m/s`,
    humidity: `${humidity}%`,
    pressure: `${pressure}hPa`,
  }
}

/** Ground of a match; a final is played on a neutral one. */
export function venueOf(seed: string, { home, fixture, league }: DemoMatch): string {
  return fixture.neutral ? `${league.areaZh}国家体育场` : groundOf(seed, home.shortZh, home.key)
}

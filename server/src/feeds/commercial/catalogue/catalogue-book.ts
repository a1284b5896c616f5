import { colorsOf, markOf, readClubNames, readLeagueNames, readNationNames } from '../../catalogue'
import type { FeedFixture, FeedLeague, FeedMessage, FeedSeason, FeedTeam } from '../../feed'
import { inBatches } from '../../in-batches'
import type { CompetitionRecord, FixtureRecord, Id, SeasonRecord, TeamRecord } from '../records'

const DAY_MS = 86_400_000
/** Rows that one transaction stores well within the time limit of a statement. */
const BATCH_SIZE = 5_000
const DAY_OF_YEAR = /^\d{4}-\d{2}-\d{2}/

type Catalogue = Extract<FeedMessage, { kind: 'catalogue' }>

/**
 * Maps ids of the vendor to our keys. A league, club or nation in feeds/catalogue has its canonical
 * key and look; others get a key with the vendor's name.
 */
export class CatalogueBook {
  readonly #source: string
  readonly #leagues = new Map<Id, FeedLeague>()
  readonly #teams = new Map<Id, FeedTeam>()
  readonly #seasons = new Map<Id, FeedSeason>()
  readonly #canonical = canonicalKeys()

  constructor(source: string) {
    this.#source = source
  }

  takeCompetition(record: CompetitionRecord): void {
    const known =
      this.#canonical.leagues.get(record.nameZh) ?? this.#canonical.leagues.get(record.shortZh)
    const key = known?.key ?? this.#key('league', record.id)
    const area = known?.areaZh || record.area || '国际'
    this.#leagues.set(record.id, {
      key,
      nameZh: known?.nameZh ?? record.nameZh,
      shortZh: known?.shortZh ?? record.shortZh,
      letter: known?.letter || '#',
      areaKey: known ? (key.split('.')[0] ?? key) : `${this.#source}/${area}`,
      areaZh: area,
      color: record.color ?? colorsOf(key)[0],
      level: known ? 1 : 3,
      kind: record.kind,
    })
  }

  takeTeam({ id, isNational, otherNames, ...given }: TeamRecord): void {
    const found = [given.nameZh, given.shortZh, ...otherNames]
      .map((name) => (isNational ? this.#canonical.nations : this.#canonical.clubs).get(name))
      .find((team) => team !== undefined)
    const { key, nameZh, shortZh, iso } = found ?? {
      key: this.#key('team', id),
      ...given,
      iso: null,
    }
    this.#teams.set(id, {
      key,
      nameZh,
      shortZh,
      iso,
      colors: colorsOf(nameZh),
      mark: markOf(shortZh),
    })
  }

  /** Ignores a season of an unknown competition. */
  takeSeason({ id, competitionId, name, startsAt, endsAt }: SeasonRecord): void {
    const league = this.#leagues.get(competitionId)
    if (!league) return
    const [first = '', second = first] = name.match(/\d{4}/g) ?? []
    const startsOn = dayOf(startsAt) ?? `${first}-${second === first ? '01' : '07'}-01`
    const endsOn = dayOf(endsAt) ?? `${second}-${second === first ? '12-31' : '06-30'}`
    if (!DAY_OF_YEAR.test(startsOn) || !DAY_OF_YEAR.test(endsOn)) return
    this.#seasons.set(id, {
      key: this.#key('season', id),
      leagueKey: league.key,
      name,
      startsOn,
      endsOn,
    })
  }

  /** Everything, in messages for one transaction each; seasons come after their leagues. */
  catalogue(at: number): Catalogue[] {
    const none = { kind: 'catalogue' as const, at, leagues: [], teams: [], seasons: [] }
    return [
      ...batchesOf(this.#leagues).map((some) => ({ ...none, leagues: some })),
      ...batchesOf(this.#teams).map((some) => ({ ...none, teams: some })),
      ...batchesOf(this.#seasons).map((some) => ({ ...none, seasons: some })),
    ]
  }

  /** Null while its league, season or one of its teams is unknown. */
  fixture(record: FixtureRecord): FeedFixture | null {
    const league = this.#leagues.get(record.competitionId)
    const season = this.#seasons.get(record.seasonId)
    const [home, away] = [this.#teams.get(record.homeId), this.#teams.get(record.awayId)]
    if (!league || !season || !home || !away || home.key === away.key) return null
    return {
      key: this.matchKey(record.id),
      seasonKey: season.key,
      leagueKey: season.leagueKey,
      homeKey: home.key,
      awayKey: away.key,
      round: record.round,
      kickoffAt: record.kickoffAt,
      neutral: record.neutral,
    }
  }

  teamKey(id: Id | null): string | null {
    return (id !== null && this.#teams.get(id)?.key) || null
  }

  readonly matchKey = (id: Id): string => this.#key('match', id)
  readonly playerKey = (id: Id): string => this.#key('player', id)

  #key(kind: string, id: Id): string {
    return `${this.#source}/${kind}/${id}`
  }
}

function batchesOf<Row>(known: ReadonlyMap<Id, Row>): Row[][] {
  return inBatches([...known.values()], BATCH_SIZE)
}

type CanonicalTeam = Pick<FeedTeam, 'key' | 'nameZh' | 'shortZh' | 'iso'>

/** Leagues, clubs and nations of feeds/catalogue by every unambiguous name. */
function canonicalKeys() {
  const leagues = readLeagueNames()
  const clubs = readClubNames().map(
    ({ key, nameZh, shortZh, openfootballNames, footballDataName }) => {
      const club: CanonicalTeam = { key, nameZh, shortZh, iso: null }
      return { club, names: [nameZh, ...openfootballNames, footballDataName] }
    },
  )
  const nations = [...readNationNames()].map(([english, { nameZh, iso }]) => {
    const nation = { key: `nation/${iso.toLowerCase()}`, nameZh, shortZh: nameZh, iso }
    return { nation, names: [nameZh, english] }
  })
  return {
    leagues: unique(
      leagues.flatMap((league) => [
        [league.nameZh, league] as const,
        [league.shortZh, league] as const,
      ]),
    ),
    clubs: unique(clubs.flatMap(({ club, names }) => names.map((name) => [name, club] as const))),
    nations: unique(
      nations.flatMap(({ nation, names }) => names.map((name) => [name, nation] as const)),
    ),
  }
}

function unique<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value> {
  const found = new Map<string, Value>()
  const ambiguous = new Set<string>([''])
  for (const [name, value] of entries) {
    if (found.has(name) && found.get(name) !== value) ambiguous.add(name)
    found.set(name, value)
  }
  for (const name of ambiguous) found.delete(name)
  return found
}

/** Day in China of a time in seconds. */
function dayOf(seconds: number | null): string | null {
  if (!seconds) return null
  return new Date(seconds * 1_000 + DAY_MS / 3).toISOString().slice(0, 10)
}

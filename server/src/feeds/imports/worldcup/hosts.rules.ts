type Host = { nation: string; zone: string; grounds: RegExp }

const EVERYWHERE = /./

/** Host countries of World Cups, as keys of national teams, with time zones. */
const HOSTS: Record<string, Host[] | undefined> = {
  '1930': [at('uy', 'America/Montevideo')],
  '1934': [at('it', 'Europe/Rome')],
  '1938': [at('fr', 'Europe/Paris')],
  '1950': [at('br', 'America/Sao_Paulo')],
  '1954': [at('ch', 'Europe/Zurich')],
  '1958': [at('se', 'Europe/Stockholm')],
  '1962': [at('cl', 'America/Santiago')],
  '1966': [at('gb-eng', 'Europe/London')],
  '1970': [at('mx', 'America/Mexico_City')],
  '1974': [at('de', 'Europe/Berlin')],
  '1978': [at('ar', 'America/Argentina/Buenos_Aires')],
  '1982': [at('es', 'Europe/Madrid')],
  '1986': [at('mx', 'America/Mexico_City')],
  '1990': [at('it', 'Europe/Rome')],
  '1994': [
    at('us', 'America/Los_Angeles', /Pasadena|Los Angeles|Stanford|Palo Alto|San Francisco/),
    at('us', 'America/Chicago', /Dallas|Chicago/),
    at('us', 'America/New_York'),
  ],
  '1998': [at('fr', 'Europe/Paris')],
  '2002': [
    at('jp', 'Asia/Tokyo', /Niigata|Sapporo|Ibaraki|Kashima|Saitama|Shizuoka|Fukuroi|Yokohama/),
    at('jp', 'Asia/Tokyo', /Kobe|Miyagi|Rifu|Sendai|Osaka|[ŌO]ita/),
    at('kr', 'Asia/Seoul'),
  ],
  '2006': [at('de', 'Europe/Berlin')],
  '2010': [at('za', 'Africa/Johannesburg')],
  '2014': [
    at('br', 'America/Manaus', /Manaus/),
    at('br', 'America/Cuiaba', /Cuiab/),
    at('br', 'America/Sao_Paulo'),
  ],
  '2018': [
    at('ru', 'Europe/Kaliningrad', /Kaliningrad/),
    at('ru', 'Europe/Samara', /Samara/),
    at('ru', 'Asia/Yekaterinburg', /Yekaterinburg|Ekaterinburg/),
    at('ru', 'Europe/Moscow'),
  ],
  '2022': [at('qa', 'Asia/Qatar')],
  '2025': [at('us', 'America/New_York')],
  '2026': [
    at('mx', 'America/Mexico_City', /Mexico City|Guadalajara|Zapopan|Monterrey|Guadalupe/),
    at('ca', 'America/Toronto', /Toronto/),
    at('ca', 'America/Vancouver', /Vancouver/),
    at('us', 'America/Los_Angeles', /Los Angeles|Inglewood|Seattle|San Francisco|Santa Clara/),
    at('us', 'America/Chicago', /Dallas|Arlington|Houston|Kansas City/),
    at('us', 'America/New_York'),
  ],
  '2030': [
    at('uy', 'America/Montevideo', /Montevideo/),
    at('ar', 'America/Argentina/Buenos_Aires', /Buenos Aires/),
    at('py', 'America/Asuncion', /Asunci/),
    at('ma', 'Africa/Casablanca', /Casablanca|Rabat|Tangier|Fez|F[eè]s|Agadir|Marrakes?h/),
    at('pt', 'Europe/Lisbon', /Lisbo|Porto/),
    at('es', 'Europe/Madrid'),
  ],
}

function at(nation: string, zone: string, grounds = EVERYWHERE): Host {
  return { nation: `nation/${nation}`, zone, grounds }
}

/** The host of a venue; without a venue the last host, whose pattern matches all others. */
function hostOf(year: string, ground: string | undefined): Host | null {
  const hosts = HOSTS[year] ?? []
  const found = ground === undefined ? undefined : hosts.find(({ grounds }) => grounds.test(ground))
  return found ?? hosts.at(-1) ?? null
}

/** Time zone of the venue, for kick-off times without a zone. */
export function zoneOfGround(year: string, ground: string | undefined): string {
  return hostOf(year, ground)?.zone ?? 'UTC'
}

/** Whether a team plays a World Cup in its own country. */
export function isAtHome(teamKey: string, year: string, ground: string | undefined): boolean {
  if (ground === undefined) return (HOSTS[year] ?? []).some(({ nation }) => nation === teamKey)
  return hostOf(year, ground)?.nation === teamKey
}

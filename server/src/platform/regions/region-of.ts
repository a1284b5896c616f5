import { isIP } from 'node:net'
import ip2region from 'ip2region'

const UNKNOWN = '未知'
const CHINA = '中国'
/** Written with the country, as Chinese platforms do. */
const WITH_COUNTRY: readonly string[] = ['香港', '澳门', '台湾']
/** Endings that a short name of a province goes without. */
const ENDING = /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|[省市])$/
const CHINESE = /^[\u4e00-\u9fff]{2,12}$/

type Table = InstanceType<typeof ip2region>
/** Of this CommonJS package, Node gives all exports as the default one, other loaders the class. */
type Loaded = typeof ip2region & { default?: typeof ip2region }

let table: Table | undefined

/**
 * Where an address is (IP 属地): the province in China, else the country, both in Chinese; 未知 for
 * private and unknown addresses and for what is no address. Looked up offline in the table of
 * ip2region, which is loaded at the first call.
 */
export function regionOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) === 0) return UNKNOWN
  table ??= loadTable()
  const found = table.search(bare)
  if (!found) return UNKNOWN
  const { country, province } = found
  const short = province.replace(ENDING, '')
  if (country !== CHINA) return CHINESE.test(country) ? country : UNKNOWN
  if (!CHINESE.test(short)) return CHINA
  return WITH_COUNTRY.includes(short) ? `${CHINA}${short}` : short
}

function loadTable(): Table {
  const { default: TableOfNode } = ip2region as Loaded
  return TableOfNode ? new TableOfNode() : new ip2region()
}

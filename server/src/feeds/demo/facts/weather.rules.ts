import { randomFrom } from '../../random'

/** Average evening temperatures (°C) in January and July, by area. */
const CLIMATE: Record<string, readonly [number, number]> = {
  eng: [5, 18],
  sco: [4, 15],
  esp: [10, 27],
  por: [12, 25],
  ger: [2, 20],
  ita: [8, 26],
  fra: [6, 22],
  ned: [4, 18],
  bel: [4, 19],
  tur: [7, 26],
  gre: [11, 28],
  rus: [-7, 20],
  pol: [-1, 20],
  swe: [-2, 18],
  nor: [-3, 17],
  den: [2, 18],
  chn: [4, 28],
  jpn: [7, 27],
  kor: [1, 27],
  ind: [20, 30],
  tha: [28, 30],
  idn: [28, 28],
  vie: [20, 30],
  irn: [6, 31],
  ksa: [19, 36],
  uae: [21, 36],
  egy: [16, 31],
  uzb: [3, 31],
  kaz: [-6, 26],
  aus: [24, 12],
  nzl: [20, 11],
  rsa: [22, 12],
  bra: [27, 19],
  arg: [25, 11],
  uru: [24, 12],
  chi: [22, 10],
  per: [24, 17],
  col: [19, 19],
  ecu: [20, 18],
  usa: [8, 27],
  mex: [16, 23],
}
const TEMPERATE: readonly [number, number] = [8, 24]

export type Weather = {
  id: number
  text: string
  temperature: number
  wind: number
  humidity: number
  pressure: number
}

/** Weather ids of codes-and-words 1.6 with the text of a reporter. */
const SKIES: Record<number, string> = {
  1: '天空有些云彩',
  2: '多云',
  3: '多云，偶有小雨',
  4: '天上飘着雪花',
  5: '天气晴朗',
  7: '阴天',
  8: '球场上有一层薄雾',
  9: '阴天有雨',
  10: '多云有雨',
  13: '雾气较重',
}
const USUAL = [5, 5, 5, 5, 1, 1, 1, 2, 2, 2, 7, 7, 3, 9, 10, 8]

/** Weather of a match. Matches of one area and day share it, with small differences. */
export function weatherOf(seed: string, areaKey: string, day: number, matchKey: string): Weather {
  const random = randomFrom(`${seed}/weather/${areaKey}/${day}`)
  const own = randomFrom(`${seed}/weather/${matchKey}`)
  const [january, july] = CLIMATE[areaKey] ?? TEMPERATE
  const year = Math.cos((2 * Math.PI * ((day % 365.25) - 20)) / 365.25)
  const usual = (january + july) / 2 + ((january - july) / 2) * year
  const temperature = Math.round(usual + (random.next() - 0.5) * 8 + own.int(-2, 2))
  const sky = random.pick(USUAL)
  const isWet = sky === 3 || sky === 9 || sky === 10
  const id =
    isWet && temperature <= 0 ? 4 : own.chance(0.75) ? sky : temperature > 3 ? own.pick(USUAL) : 7
  return {
    id,
    text: SKIES[id] ?? '多云',
    temperature,
    wind: Math.round((0.5 + random.next() * 6 + own.next()) * 10) / 10,
    humidity: Math.round((isWet ? 78 : 45) + own.next() * 20),
    pressure: 1002 + random.int(0, 25),
  }
}

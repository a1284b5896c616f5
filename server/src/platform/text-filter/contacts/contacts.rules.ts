/** How people hide digits in a telephone number. */
const DIGITS = new Map(
  ['零〇oO', '一壹幺', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap(
    (letters, digit) => [...letters].map((letter): [string, string] => [letter, String(digit)]),
  ),
)
const ENDINGS =
  'com|cn|net|org|cc|top|vip|xyz|me|io|tv|app|info|club|site|online|shop|link|im|hk|tk|live|bet'

const LINK = new RegExp(
  `https?:\\/\\/\\S|www\\s*[.。点]\\s*\\w|[a-z0-9-]{1,63}\\s?[.。点]\\s?(?:${ENDINGS})(?![a-z0-9])`,
)
const CONTACTS = [
  // Messengers: a name of one, then an account.
  /(?:微信|威信|薇信|卫星|v信|vx|wx|wechat|加v|加微)[^a-z0-9]{0,4}[a-z][-_a-z0-9]{5,19}/,
  /(?:qq|扣扣|企鹅号?|q群|群号)[^a-z0-9]{0,4}[1-9]\d{4,10}(?!\d)/,
  /(?:telegram|tg|电报|飞机号?)[^a-z0-9@]{0,4}@?[a-z][_a-z0-9]{4,31}/,
  /[\w.+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,10}/,
]
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/

export type ContactKind = 'link' | 'contact'

/** A link, telephone number or account of a messenger in a text, also in disguise; else null. */
export function findContact(text: string): ContactKind | null {
  const plain = text.normalize('NFKC').toLowerCase()
  if (CONTACTS.some((each) => each.test(plain))) return 'contact'
  if (LINK.test(plain)) return 'link'
  const digits = [...plain].map((letter) => DIGITS.get(letter) ?? letter).join('')
  return PHONE.test(digits.replace(/(?<=\d)[\s\-_.·*,，、]+(?=\d)/g, '')) ? 'contact' : null
}

import { dictionary } from '@zxcvbn-ts/language-common'

/** The most used passwords of published leaks, most frequent first, in lower case. */
export function listedPasswords(): readonly string[] {
  return dictionary['passwords-common']
}

let listed: ReadonlySet<string> | null = null

/** True for one of the 49 000 most used passwords. `text` is in lower case. */
export function isListedPassword(text: string): boolean {
  listed ??= new Set(listedPasswords())
  return listed.has(text)
}

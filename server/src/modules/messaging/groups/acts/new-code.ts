import { randomBytes } from 'node:crypto'

const CODE = /^[0-9a-f]{20}$/

/** The code of a group, which no one guesses; who has it may see the group and ask to join. */
export const newCode = () => randomBytes(10).toString('hex')

export const isCode = (text: string) => CODE.test(text)

import type { Thrown } from '@saidian/shared/lib'

/** An error and its causes in one line: `its setup threw: TypeError: x is not a function`. */
export function faultText(thrown: Thrown): string {
  const texts: string[] = []
  for (const text of withCauses(thrown).map(textOf)) {
    // An error that wraps another often repeats its text.
    if (!texts.some((outer) => outer.includes(text))) texts.push(text)
  }
  return texts.join(': ')
}

function withCauses(thrown: Thrown): Thrown[] {
  return thrown.cause ? [thrown, ...withCauses(thrown.cause)] : [thrown]
}

function textOf({ name, message }: Thrown): string {
  // A RemoteError begins with the name of its remote already.
  const text = name === '' || name === 'RemoteError' ? message : `${name}: ${message}`
  return text.replace(/\s+/g, ' ')
}

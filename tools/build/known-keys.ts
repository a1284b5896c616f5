import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_REASONS } from '@saidian/shared/api'
import { FOLLOW_KINDS } from '@saidian/shared/contracts/personal'
import { SETTINGS } from '@saidian/shared/store'
import { type Expression, parseSync } from '@swc/core'
import { keyedName } from '../../server/src/modules/registry/check'
import { workspaceRoot } from '../federation/workspace'

const DRAWINGS = 'shared/src/ui/icon/icon-drawings.tsx'

/** The names with a key that the shell of this checkout knows, by share key. */
export function knownKeys(): Record<string, string[]> {
  const named = (name: string, keys: string[]) => keys.map((key) => keyedName(name, key)).sort()
  return {
    '@saidian/shared/api': named('CLIENT_REASONS', Object.keys(CLIENT_REASONS)),
    '@saidian/shared/store': [
      ...named('useFollow', [...FOLLOW_KINDS]),
      ...named('useSetting', Object.keys(SETTINGS)),
    ],
    '@saidian/shared/ui': named('Icon', drawnIcons()),
  }
}

/** Read without running it: the drawings are elements, which only a bundler compiles. */
function drawnIcons(): string[] {
  const source = readFileSync(join(workspaceRoot, DRAWINGS), 'utf8')
  const { body } = parseSync(source, { syntax: 'typescript', tsx: true })
  const drawings = body
    .flatMap((item) => (item.type === 'ExportDeclaration' ? [item.declaration] : []))
    .flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.value === 'ICON_DRAWINGS')
  const icons = keysOf(drawings?.init)
  if (icons.length === 0) throw new Error(`${DRAWINGS} names its icons in a new way`)
  return icons
}

function keysOf(value: Expression | undefined): string[] {
  if (value?.type === 'TsAsExpression' || value?.type === 'TsSatisfiesExpression')
    return keysOf(value.expression)
  if (value?.type === 'TsConstAssertion') return keysOf(value.expression)
  if (value?.type !== 'ObjectExpression') return []
  return value.properties.flatMap((property) =>
    property.type === 'KeyValueProperty' &&
    (property.key.type === 'Identifier' || property.key.type === 'StringLiteral')
      ? [property.key.value]
      : [],
  )
}

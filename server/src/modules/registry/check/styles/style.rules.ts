import type { CheckFault } from '@saidian/shared/contracts/registry'
import { type Rule, type StyleSheet, transform } from 'lightningcss'
import { type Candidate, isFault } from '../candidate.rules'
import { isInside } from './selector.rules'
import { type FoundRule, locationOf, rulesOf } from './style-rules'

/** At-rules whose effect ends with the elements that they match. */
const HARMLESS = new Set([
  'media',
  'supports',
  'container',
  'layer-block',
  'layer-statement',
  'nesting',
  'nested-declarations',
  'starting-style',
  'ignored',
])
const MODULES = 'write it in a *.module.css below a class of the remote'

type Scope = {
  /** Cascade layer of the remote. */
  layer: string
  /** Whether a class, an animation or a font belongs to the remote or to a library of it. */
  isOwnName: (name: string) => boolean
}

/** Styles of a remote reach its own elements only, in the cascade layer of the remote. */
export function checkStyles({ name, files, meta }: Candidate): CheckFault[] {
  const folder = name.replaceAll('_', '-')
  const libraries = isFault(meta) ? [] : (meta.libraryClasses ?? [])
  const beginnings = [`${folder}__`, ...libraries]
  const scope = {
    layer: `remotes.${folder}`,
    isOwnName: (given: string) => beginnings.some((beginning) => given.startsWith(beginning)),
  }
  const sheets = [...files].filter(([path]) => path.endsWith('.css'))
  return [
    ...checkLibraryClasses(libraries),
    ...sheets.flatMap(([path, file]) => checkSheet(path, file, scope)),
  ]
}

/** No library has the product's classes: `shell__…` of its packages, `adm-…` of its UI kit. */
function checkLibraryClasses(libraries: readonly string[]): CheckFault[] {
  return libraries.flatMap((beginning, index) =>
    beginning.includes('__') || beginning.startsWith('adm')
      ? [
          {
            rule: 'library-classes',
            place: `remote.json/libraryClasses/${index}`,
            message: `classes that begin with ${beginning} belong to the product`,
            remedy: 'name the classes of a library that this remote bundles itself',
          },
        ]
      : [],
  )
}

function checkSheet(path: string, file: Buffer, scope: Scope): CheckFault[] {
  const sheet = readSheet(path, file)
  if (typeof sheet === 'string') {
    const message = `${path} is not CSS: ${sheet}`
    return [{ rule: 'styles', place: path, message, remedy: 'correct the source of this sheet' }]
  }
  const lines = file.toString('utf8').split('\n')
  return rulesOf(sheet).flatMap((found) => {
    const place = `${path}: ${headOf(found.rule, lines)}`
    return [...checkReach(found, place, scope), ...checkLayer(found, place, scope)]
  })
}

function checkReach({ rule }: FoundRule, place: string, { isOwnName }: Scope): CheckFault[] {
  if (HARMLESS.has(rule.type)) return []
  if (rule.type === 'style') {
    const reaching = rule.value.selectors.filter((selector) => !isInside(selector, isOwnName))
    if (reaching.length === 0) return []
    return [
      {
        rule: 'style-reach',
        place,
        message: 'the selector matches elements outside of the remote',
        remedy: `${MODULES}, or list the classes of a bundled library in libraryClasses`,
      },
    ]
  }
  const globalName = globalNameOf(rule)
  if (globalName !== undefined && isOwnName(globalName)) return []
  return [
    {
      rule: 'style-reach',
      place,
      message: `the rule ${globalName ?? rule.type} acts on the whole page`,
      remedy:
        rule.type === 'keyframes'
          ? 'write the keyframes in a *.module.css, which gives them a name of their own'
          : 'ask for it in shared/ui: only the shell has styles for the whole page',
    },
  ]
}

function checkLayer(
  { rule, layer }: FoundRule,
  place: string,
  { layer: own }: Scope,
): CheckFault[] {
  if (rule.type !== 'style' || layer === own || layer.startsWith(`${own}.`)) return []
  return [
    {
      rule: 'style-layer',
      place,
      message: `the rule is in ${layer ? `layer ${layer}` : 'no layer'}, not in ${own}`,
      remedy: 'remove @layer from the source: the build puts every sheet into the right layer',
    },
  ]
}

function globalNameOf(rule: Rule): string | undefined {
  if (rule.type === 'keyframes') return rule.value.name.value
  if (rule.type !== 'font-face') return undefined
  const family = rule.value.properties.find(({ type }) => type === 'font-family')
  return family && typeof family.value === 'string' ? family.value : undefined
}

function readSheet(path: string, file: Buffer): StyleSheet | string {
  const found: StyleSheet[] = []
  try {
    const visitor = {
      StyleSheet: (sheet: StyleSheet) => {
        found.push(sheet)
      },
    }
    transform({ filename: path, code: file, visitor })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return found[0] ?? 'it has no rules'
}

/** The text before the block of a rule, so that it can be found in the sources. */
function headOf(rule: Rule, lines: readonly string[]): string {
  const location = locationOf(rule)
  const text = location ? (lines[location.line] ?? '').slice(location.column - 1) : ''
  return (text.split('{')[0] ?? '').trim().slice(0, 120) || rule.type
}

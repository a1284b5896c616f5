export { checkImports, type ImportedNames, importedNames } from './imported-name.rules'
export { keyedName } from './keyed-names'
export {
  checkPlaceValues,
  misfits,
  type PlacedVersion,
  placeValueFaults,
} from './place-values.rules'
export type { Provides } from './provides.rules'
export { requirementsOf } from './requirement.rules'
export { checkRuntime } from './runtime.rules'
export { checkSecondCopies } from './second-copy.rules'
export { checkFallbacks, checkProvided } from './share.rules'
export { shellFaults } from './shell-fit.rules'

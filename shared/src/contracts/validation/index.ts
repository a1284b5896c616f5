export { faultFinderOf } from './fault-finder'
export { validatorOf } from './validator-of'
export { createValidatorSource } from './validator-source'

/**
 * swc marks components for Fast Refresh only together with the development runtime of JSX, which a
 * built shell does not provide. The plain runtime does the same without its warnings.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

export function jsxDEV(type, props, key, isStatic) {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key)
}

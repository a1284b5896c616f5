import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A part that is imported at its first render has to be compiled first, beside other tests on the
// same cores.
configure({ asyncUtilTimeout: 30_000 })

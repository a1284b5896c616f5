import type { CheckFault } from '@saidian/shared/contracts/registry'
import type { Candidate } from '../candidate.rules'

type Library = {
  name: string
  /** Entry point by which a remote gets it. */
  from: string
  /** Code that every build of the library has, and that no other code has a reason for. */
  mark: RegExp
}

/** Libraries of which a page has one copy: the shell's. */
const LIBRARIES: readonly Library[] = [
  // Assignments of production and development builds of React 19; its two halves have one each.
  {
    name: 'react',
    from: 'react',
    mark: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  },
  {
    name: 'react-dom',
    from: 'react-dom',
    mark: /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  },
  {
    name: 'react',
    from: 'react',
    mark: /\.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=[^=]/,
  },
  {
    name: 'react-router',
    from: '@saidian/shared/router',
    mark: /window\.__reactRouterVersion\s*=[^=]/,
  },
  { name: 'redux', from: '@saidian/shared/store', mark: /@@redux\/INIT/ },
  { name: 'react-redux', from: '@saidian/shared/store', mark: /["'`]react-redux-context["'`]/ },
  { name: '@reduxjs/toolkit', from: '@saidian/shared/api', mark: /["'`]__rtkq\// },
  { name: 'axios', from: '@saidian/shared/api', mark: /["'`]ERR_BAD_OPTION_VALUE["'`]/ },
  { name: 'antd-mobile', from: '@saidian/shared/ui', mark: /["'`]adm-[a-z]+(?:-[a-z]+)*["'`]/ },
  { name: 'echarts', from: '@saidian/shared/charts', mark: /["'`]_echarts_instance_["'`]/ },
  { name: 'react-hook-form', from: '@saidian/shared/forms', mark: /keepIsSubmitSuccessful/ },
]

/**
 * No script contains a copy of a library that the shell provides: two Reacts on one page break
 * every hook, two stores have two states.
 */
export function checkSecondCopies({ files }: Candidate): CheckFault[] {
  return [...files]
    .filter(([path]) => path.endsWith('.js'))
    .flatMap(([path, file]) => {
      const code = file.toString('utf8')
      return LIBRARIES.filter(({ mark }) => mark.test(code)).map(({ name, from }) => ({
        rule: 'second-copy',
        place: path,
        message: `${path} contains a copy of ${name}`,
        remedy: `import it from ${from}, which the shell provides, and never by another path`,
      }))
    })
}

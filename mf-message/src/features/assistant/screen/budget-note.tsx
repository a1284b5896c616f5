import { useAsMember } from '@saidian/shared/host'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import css from './screen.module.css'

/** In place of the field when no question is left today. */
export function BudgetNote() {
  const asMember = useAsMember()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  return (
    <div className={css.form}>
      <p className={css.budget} role="status">
        今天的提问次数已用完，明天再来吧
      </p>
      {!isLoggedIn && (
        <Button isWide look="tinted" onClick={() => asMember(() => undefined)}>
          登录后提问
        </Button>
      )}
    </div>
  )
}

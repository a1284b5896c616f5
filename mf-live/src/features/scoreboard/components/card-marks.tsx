import css from './match-row.module.css'

/** Small yellow and red cards with their numbers behind a team's name. */
export function CardMarks({ yellow, red }: { yellow: number; red: number }) {
  return (
    <>
      {red > 0 && (
        <span className={css.red} title={`${red} 张红牌`}>
          {red}
        </span>
      )}
      {yellow > 0 && (
        <span className={css.yellow} title={`${yellow} 张黄牌`}>
          {yellow}
        </span>
      )}
    </>
  )
}

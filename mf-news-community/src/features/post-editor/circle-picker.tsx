import { Crest, ErrorState, Icon } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useCommunityCirclesQuery } from '../../circles/circles.api'
import css from './post-editor.module.css'

type CirclePickerProps = {
  value: number | null
  onChoose: (circleId: number) => void
  onClose: () => void
}

/** The circle that a post goes into, joined ones first. */
export function CirclePicker({ value, onChoose, onClose }: CirclePickerProps) {
  const { data, error, refetch } = useCommunityCirclesQuery(undefined)
  return (
    <Sheet title="发到哪个圈子" onClose={onClose}>
      {!data && error && <ErrorState onRetry={refetch} />}
      {data?.circles.map(({ id, name, colors, mark, iso, isJoined }) => (
        <button
          key={id}
          type="button"
          className={css.choice}
          aria-pressed={id === value}
          onClick={() => onChoose(id)}
        >
          <Crest teamId={id} colors={colors} mark={mark} iso={iso} size={20} />
          <span className={css.choiceName}>{name}</span>
          {isJoined && <span className={css.joined}>已加入</span>}
          {id === value && <Icon name="check" size={16} />}
        </button>
      ))}
    </Sheet>
  )
}

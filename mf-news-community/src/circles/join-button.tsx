import type { ApiError } from '@saidian/shared/api'
import type { Circle } from '@saidian/shared/contracts/community'
import { useAsMember, useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import { useJoinCircleMutation } from './circles.api'

/** Joins a circle, or leaves it: at once on the screen, back if the call fails. */
export function JoinButton({ id, name, isJoined }: Pick<Circle, 'id' | 'name' | 'isJoined'>) {
  const host = useHost()
  const asMember = useAsMember()
  const [join] = useJoinCircleMutation()
  const toggle = () =>
    join({ id, isOn: !isJoined })
      .unwrap()
      .catch(({ message }: ApiError) => host.toast({ text: message, kind: 'fail' }))
  return (
    <Button
      look={isJoined ? 'plain' : 'tinted'}
      aria-pressed={isJoined}
      aria-label={isJoined ? `退出${name}` : `加入${name}`}
      onClick={() => asMember(() => void toggle())}
    >
      {isJoined ? '已加入' : '加入'}
    </Button>
  )
}

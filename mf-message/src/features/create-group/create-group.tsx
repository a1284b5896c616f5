import type { ApiError } from '@saidian/shared/api'
import type { Friend } from '@saidian/shared/contracts/friends'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { useRef, useState } from 'react'
import { v7 as newKey } from 'uuid'
import { ChooseFriends } from '../../people/choose-friends'
import { useCreateGroupMutation } from '../../people/data/groups.api'
import css from './create-group.module.css'
import { groupName, MAX_NAME } from './group-name.rules'

/** As many as one call takes; more are invited later. */
const MAX_AT_ONCE = 100

/** Makes a group with friends, and opens its conversation. */
export function CreateGroup({ first }: { first: string }) {
  const host = useHost()
  const [name, setName] = useState('')
  const [create, { isLoading }] = useCreateGroupMutation()
  const lastTry = useRef({ body: '', key: '' })

  async function make(chosen: readonly Friend[]) {
    const body = { name: groupName(name, chosen), members: chosen.map(({ id }) => id) }
    // The same group tried again has the same key, so that the server makes it once.
    const text = JSON.stringify(body)
    if (lastTry.current.body !== text) lastTry.current = { body: text, key: newKey() }
    try {
      const { id } = await create({ body: { ...body, key: lastTry.current.key } }).unwrap()
      host.navigate(paths.conversation(id), { replace: true })
    } catch (failure) {
      const { message } = failure as Partial<ApiError>
      host.toast({ text: message || '没有成功，请稍后再试', kind: 'fail' })
    }
  }

  return (
    <ChooseFriends
      max={MAX_AT_ONCE}
      action="创建"
      isBusy={isLoading}
      first={first}
      onDone={(chosen) => void make(chosen)}
    >
      <label className={css.name}>
        <span className={css.label}>群名称</span>
        <input
          className={css.input}
          value={name}
          maxLength={MAX_NAME}
          placeholder="不填则用成员的名字"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
    </ChooseFriends>
  )
}

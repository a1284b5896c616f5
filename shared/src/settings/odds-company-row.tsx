import { useState } from 'react'
import { type KeyOf, SETTINGS, useSetting } from '../store'
import { Picker } from '../ui/controls'
import { useOddsCompaniesQuery } from './odds-companies.api'
import css from './settings.module.css'

/** A setting that is a company of odds; not there while no odds are shown. */
export function OddsCompanyRow({ setting }: { setting: KeyOf<number> }) {
  const [showsOdds] = useSetting('showsOdds')
  const [companyId, choose] = useSetting(setting)
  const [isChoosing, setChoosing] = useState(false)
  const { title } = SETTINGS[setting]
  const {
    data: companies = [],
    isError,
    refetch,
  } = useOddsCompaniesQuery(undefined, { skip: !showsOdds })
  if (!showsOdds) return null
  const name = companies.find((company) => company.companyId === companyId)?.nameZh
  const options = companies.map((company) => ({
    value: String(company.companyId),
    label: company.nameZh,
  }))
  return (
    <>
      <button
        type="button"
        className={css.line}
        onClick={() => (isError ? void refetch() : setChoosing(companies.length > 0))}
      >
        <span className={css.title}>{title}</span>
        <span className={css.value}>{isError ? '加载失败，点击重试' : (name ?? '')}</span>
      </button>
      {isChoosing && (
        <Picker
          title={title}
          columns={[options]}
          value={[String(companyId)]}
          onConfirm={([chosen]) => chosen && choose(Number(chosen))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

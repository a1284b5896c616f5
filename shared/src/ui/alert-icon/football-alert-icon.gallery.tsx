import { FootballAlertIcon } from './football-alert-icon'

export function Goal() {
  return <FootballAlertIcon event="goal" />
}

export function RedCard() {
  return <FootballAlertIcon event="redCard" />
}

export { FOOTBALL_EVENT_LABELS, FOOTBALL_STATISTIC_LABELS } from './event-labels'
export { FootballEventIcon, type FootballEventIconProps } from './football-event-icon'

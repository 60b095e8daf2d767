export { formatDate, formatDateLong, formatDateTime, isTimestamp } from './dates';
export { dueFor, isOnUnit, nextAfter, onUnit, stepAt } from './increments';
export { formatNumber, formatWon } from './numbers';
export { formatPhone, telLink } from './phones';

export { formatDate, formatDateLong, formatDateTime, isTimestamp } from './dates';
export { dueFor, isOnUnit, nextAfter, onUnit, stepAt } from './increments';
export { formatNumber, formatWon } from './numbers';
export { settleParticles } from './particles';
export { formatPhone, telLink } from './phones';

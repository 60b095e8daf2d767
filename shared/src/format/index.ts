export { formatDate, formatDateLong, formatDateTime, isTimestamp } from './dates';
export { formatNumber, formatWon } from './numbers';
export { formatPhone, telLink } from './phones';

export { formatDate, formatDateLong, formatDateTime } from './dates';
export { calculateDue, getIncrement, getNextBid, isMultipleOfIncrement, roundUpToIncrement } from './increments';
export { formatNumber, formatWon } from './numbers';
export { buildTelLink, formatPhone } from './phones';

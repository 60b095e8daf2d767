export { attendanceMinutes, getAttendanceWindow } from './attendance';
export { formatDate, formatDateLong, formatDateTime, formatEndLong } from './dates';
export { calculateDue, getIncrement, getNextBid, isMultipleOfIncrement, roundUpToIncrement } from './increments';
export { formatNumber, formatWon } from './numbers';
export {
  buildPeriods,
  findOpeningHours,
  formatPeriod,
  type OpeningHours,
  openingDays,
  wholeDay,
} from './opening-hours';
export { buildTelLink, formatPhone, isMobilePhone } from './phones';
export { formatTimeZoneCity } from './places';

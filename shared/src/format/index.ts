export { localiseAddress, splitAddress } from './addresses';
export { attendanceMinutes, getAttendanceWindow } from './attendance';
export { countDays } from './count-days';
export { formatDate, formatDateLong, formatDateTime, formatEndLong } from './dates';
export { decodeSegment } from './decode-segment';
export { calculateDue, getIncrement, getNextBid, isMultipleOfIncrement, roundUpToIncrement } from './increments';
export { toLocalisedPaths, toPaths } from './localised-paths';
export { type NavigationPlace, navigationPlaces } from './navigation-places';
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
export { toArticlePath, toFairPath, toLotPath, toProductPath, toProgramPath } from './record-paths';
export { cleanReleaseStack, parseReleaseStack, type StackFrame } from './release-stack';
export { trimEndSlashes } from './trim-end-slashes';

/** When attendance at a meeting can be confirmed by its code, in minutes before its start and after its end (M26). */
export const attendanceMinutes = { before: 15, after: 120 } as const;

/** The time (ms since epoch) from which, and until which, attendance can be confirmed by code. */
export const getAttendanceWindow = ({ start, end }: { start: string; end: string }) => ({
  from: Date.parse(start) - attendanceMinutes.before * 60_000,
  until: Date.parse(end) + attendanceMinutes.after * 60_000,
});

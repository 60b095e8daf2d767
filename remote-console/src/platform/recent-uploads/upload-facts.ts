/** A deployment through the host that runs, or ended a moment ago. */
export interface RecentUpload {
  id: string;
  remote: string;
  channel: string;
  /** Name of the deploy token or of the administrator. */
  by: string;
  /** ISO-8601; the end is null while it runs. */
  startedAt: string;
  endedAt: string | null;
  /** Null while it runs. */
  outcome: 'done' | 'refused' | 'failed' | null;
  /** What was done so far, in English; at the end why it was refused. */
  lines: string[];
}

/** How long after its end an upload may still change what is shown (ms). */
const settlingMs = 10_000;

/** How long to wait before the host is asked again (ms): less while an upload changes what is shown. */
export const getRefetchMs = (uploads: readonly RecentUpload[] = [], now: number): number =>
  uploads.some(({ endedAt }) => endedAt === null || now - Date.parse(endedAt) < settlingMs) ? 2000 : 5000;

/** The upload that began or ended last. */
export const findLastChanged = (uploads: readonly RecentUpload[]): RecentUpload | undefined => {
  const getTime = ({ startedAt, endedAt }: RecentUpload) => endedAt ?? startedAt;
  return uploads.toSorted((a, b) => getTime(b).localeCompare(getTime(a)))[0];
};

/** How long an upload took or has run so far, such as `1:05` for a minute and five seconds. */
export const formatDuration = (
  { startedAt, endedAt }: Pick<RecentUpload, 'startedAt' | 'endedAt'>,
  now: number,
): string => {
  // The clock of this machine may be behind that of the host.
  const ms = Math.max(0, (endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt));
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

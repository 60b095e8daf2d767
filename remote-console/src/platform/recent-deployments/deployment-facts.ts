/** A deployment that runs, or ended a moment ago. */
export interface RecentDeployment {
  id: string;
  remote: string;
  channel: string;
  /** Name of the deploy token or of the administrator; `<user>@<machine>` on the storage. */
  by: string;
  /** ISO-8601; the end is null while it runs. */
  startedAt: string;
  endedAt: string | null;
  /** Null while it runs. */
  outcome: 'done' | 'refused' | 'failed' | null;
  /** What was done so far, in English; at the end why it was refused, a line for each reason. */
  lines: string[];
}

/** How long after its end a deployment may still change what is shown (ms). */
const settlingMs = 10_000;

/** How long to wait before the host is asked again (ms): less while a deployment changes what is shown. */
export const getRefetchMs = (deployments: readonly RecentDeployment[] = [], now: number): number =>
  deployments.some(({ endedAt }) => endedAt === null || now - Date.parse(endedAt) < settlingMs) ? 2000 : 5000;

/** The deployment that began or ended last. */
export const findLastChanged = (deployments: readonly RecentDeployment[]): RecentDeployment | undefined => {
  const getTime = ({ startedAt, endedAt }: RecentDeployment) => endedAt ?? startedAt;
  return deployments.toSorted((a, b) => getTime(b).localeCompare(getTime(a)))[0];
};

/** How long a deployment took or has run so far, such as `1:05` for a minute and five seconds. */
export const formatDuration = (
  { startedAt, endedAt }: Pick<RecentDeployment, 'startedAt' | 'endedAt'>,
  now: number,
): string => {
  // The clock of this machine may be behind that of the host.
  const ms = Math.max(0, (endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt));
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

import type { FailureReport } from 'shared/contract';
import { cleanReleaseStack } from 'shared/format';
import { readJson, writeItem } from '../browser-storage';
import { readPageState } from '../page-state';
import type { RemoteFailure } from './remote-failure';

const reportsPath = '/api/v1/failures';
/** Reports that could not be sent are stored here and sent later, also by the next page. */
const storageKey = 'portico-failures';
const maxReports = 20;

const readPendingReports = () => readJson<FailureReport[]>('localStorage', storageKey) ?? [];

// Without storage the reports are lost.
const writePendingReports = (reports: FailureReport[]) =>
  writeItem('localStorage', storageKey, reports.length > 0 ? JSON.stringify(reports.slice(-maxReports)) : null);

const describeCause = ({ cause, message }: RemoteFailure) => {
  const first = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause ?? message);
  return first.slice(0, 500);
};

/** Where the cause was thrown; null when it has no place in a file of a release or of the host. */
const describeStack = ({ cause }: RemoteFailure) =>
  cause instanceof Error && cause.stack ? cleanReleaseStack(cause.stack) : null;

/** True when the reports need not be sent again: they were accepted, or refused with a status below 429. */
const sendReports = (failures: FailureReport[]) =>
  fetch(reportsPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ failures }),
    keepalive: true,
  }).then(
    ({ status }) => status < 429,
    () => false,
  );

/** Sends stored reports; they stay stored when that fails. */
export const sendPendingReports = async () => {
  const reports = readPendingReports().slice(-maxReports);
  if (reports.length === 0 || !navigator.onLine) return;
  writePendingReports([]);
  if (!(await sendReports(reports))) writePendingReports([...reports, ...readPendingReports()]);
};

const reportedIds = new Set<string>();

/** Reports a failure to the API, once and as soon as the network allows. Disabled remotes are not reported. `page`: route pattern. */
export const reportFailure = async (failure: RemoteFailure, page: string) => {
  const { id: number, kind, phase, remote, version: release } = failure;
  if (kind === 'disabled' || reportedIds.has(number)) return;
  reportedIds.add(number);
  const { host } = readPageState();
  const cause = describeCause(failure);
  const report = { number, kind, phase, remote, release, cause, page, host, stack: describeStack(failure) };
  writePendingReports([...readPendingReports(), report]);
  window.addEventListener('online', sendPendingReports, { once: true });
  await sendPendingReports();
};

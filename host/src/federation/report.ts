import type { FailureReport } from 'shared/contract';
import { readState } from '../state';
import type { RemoteFailure } from './failure';

const path = '/api/v1/failures';
/** Reports that could not be sent wait here, for this browser's next page too. */
const key = 'portico-failures';
const most = 20;

const waiting = (): FailureReport[] => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as FailureReport[];
  } catch {
    return [];
  }
};

const keep = (reports: FailureReport[]) => {
  try {
    if (reports.length > 0) localStorage.setItem(key, JSON.stringify(reports.slice(-most)));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing loses a report, and nothing else.
  }
};

const causeOf = ({ cause, message }: RemoteFailure) => {
  const first = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause ?? message);
  return first.slice(0, 500);
};

/** What was refused is not worth another try; what did not arrive is. */
const send = (failures: FailureReport[]) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ failures }),
    keepalive: true,
  }).then(
    ({ status }) => status < 429,
    () => false,
  );

/** Sends what waits. */
export const flush = async () => {
  const reports = waiting().slice(-most);
  if (reports.length === 0 || !navigator.onLine) return;
  keep([]);
  if (!(await send(reports))) keep([...reports, ...waiting()]);
};

const told = new Set<string>();

/** Tells us of a failure, once the network allows. A remote that is switched off on purpose is none. */
export const report = async (failure: RemoteFailure, page: string) => {
  const { id: number, kind, phase, remote, version: release } = failure;
  if (kind === 'disabled' || told.has(number)) return;
  told.add(number);
  const { host } = readState();
  keep([...waiting(), { number, kind, phase, remote, release, cause: causeOf(failure), page, host }]);
  window.addEventListener('online', flush, { once: true });
  await flush();
};

import { forgetSignIns } from './auth/expiry';
import { forgetViews } from './boards/views';
import type { Database } from './database/connect';
import type { Files } from './files/files';
import { purgeForms } from './forms/erase';
import { forgetOldAnswers } from './http/idempotency';
import { forgetThrottles } from './http/throttles';

interface Jobs {
  db: Database;
  files: Files;
  onError: (error: unknown) => void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What is done from time to time; each may run in several processes at once. */
export const startJobs = ({ db, files, onError }: Jobs) => {
  const every = (ms: number, work: () => Promise<unknown>) => setInterval(() => void work().catch(onError), ms).unref();
  const timers = [
    every(minuteMs, files.sweep),
    every(hourMs, async () => forgetViews(db)),
    every(hourMs, () => purgeForms(db, files)),
    every(hourMs, () => forgetSignIns(db)),
    every(hourMs, async () => forgetOldAnswers(db)),
    every(hourMs, async () => forgetThrottles(db)),
  ];
  return () => timers.forEach(clearInterval);
};

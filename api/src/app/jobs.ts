import type { Job } from '../platform/define-domain';

/** Runs of one job one after another; a call during a run answers that run. */
const runOneAtATime = (run: Job['run']) => {
  let running: Promise<unknown> | null = null;
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
};

/** Repeats the jobs until the returned function is called. Several processes may run the same job at once. */
export const startJobs = (jobs: readonly Job[], onError: (error: unknown, job: string) => void) => {
  const timers = jobs.map(({ name, everyMs, run, oneAtATime = false }) => {
    const start = oneAtATime ? runOneAtATime(run) : run;
    return setInterval(() => void start().catch((error: unknown) => onError(error, name)), everyMs).unref();
  });
  return () => timers.forEach(clearInterval);
};

import { setTimeout as delay } from 'node:timers/promises';
import { type DeploymentProgress, silentMs, trimLines } from '../storage/recent-deployments';

interface ReportOptions extends Pick<DeploymentProgress, 'remote' | 'channel'> {
  /** What was said of it before. */
  lines?: readonly string[];
  /** Stores or sends how far it is. */
  save: (progress: DeploymentProgress) => Promise<unknown>;
  /** Between two reports (ms), so that a deployment that is slow to say what it does is not taken for dead. */
  intervalMs?: number;
}

/** Nobody waits longer for a report (ms). */
const maxWaitMs = 5000;

/**
 * Says how far a deployment is: at its start, with each line, again and again while it runs, and at its end. Each report is whole, the latest
 * counts, and one is under way at a time. That one cannot be made is no failure of the deployment.
 */
export const startReport = ({ remote, channel, lines = [], save, intervalMs = silentMs / 4 }: ReportOptions) => {
  let progress: DeploymentProgress = { remote, channel, outcome: null, lines: trimLines(lines) };
  let reported: Promise<unknown> = Promise.resolve();
  let isWaiting = false;

  const report = () => {
    if (isWaiting) return;
    isWaiting = true;
    reported = reported.then(() => {
      isWaiting = false;
      return save(progress).catch(() => undefined);
    });
  };
  const timer = setInterval(report, intervalMs).unref();
  const settle = async () => {
    clearInterval(timer);
    await Promise.race([reported, delay(maxWaitMs, null, { ref: false })]);
  };
  const add = (added: readonly string[]) => trimLines([...progress.lines, ...added]);

  report();
  return {
    log: (line: string) => {
      progress = { ...progress, lines: add([line]) };
      report();
    },
    /** Another process goes on with it, from what was said so far. */
    handOver: settle,
    end: async (outcome: NonNullable<DeploymentProgress['outcome']>, ...last: string[]) => {
      progress = { ...progress, outcome, lines: add(last) };
      report();
      await settle();
    },
  };
};

export type DeploymentReport = ReturnType<typeof startReport>;

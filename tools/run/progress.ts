import type { WriteStream } from 'node:tty';
import { formatSeconds } from './durations';

/** The steps of `npm start`, in their order. The first is done before this program can run (install-packages.mjs). */
const TITLES = { packages: 'Packages', build: 'Build', database: 'Database', server: 'Server' };

type StepName = keyof typeof TITLES;

/** Called as a step goes on. `share`: how much of it is done, from 0 to 1; `says`: what is done now, or was done in the end. */
export type Report = (step: StepName, share: number, says: string) => void;

/** Reports as lines: each thing that is said until a step is done, once. */
export const reportLines = (log: (line: string) => void): Report => {
  const last = new Map<StepName, string>();
  return (step, share, says) => {
    if (share < 1 && last.get(step) !== says) log(`${TITLES[step]}: ${says}`);
    last.set(step, says);
  };
};

const getTitle = (step: StepName) => {
  const names = Object.keys(TITLES);
  return `[${names.indexOf(step) + 1}/${names.length}] ${TITLES[step]}`;
};
const formatShare = (share: number) => `${Math.floor(share * 100)} %`;

/**
 * Shows steps that go on beside each other: in a terminal as one line that is kept up to date, with the time that is
 * left, elsewhere as lines.
 */
export function createProgress(output: Pick<WriteStream, 'write' | 'isTTY' | 'columns'> = process.stdout) {
  let expected: Partial<Record<StepName, number>> = {};
  const shares = new Map<StepName, number>();
  const latest = new Map<StepName, string>();
  const getLeft = (step: StepName) => (expected[step] ?? 0) * (1 - (shares.get(step) ?? 0));
  // The database is filled beside the build.
  const getTimeLeft = () => Math.max(getLeft('build'), getLeft('database')) + getLeft('server');

  const redraw = () => {
    if (!output.isTTY) return;
    const running = [...shares].filter(([, share]) => share < 1);
    const parts = running.map(([step, share]) => `${getTitle(step)} ${formatShare(share)} ${latest.get(step)}`);
    const line = running.length ? [...parts, `about ${formatSeconds(getTimeLeft())} left`].join(' · ') : '';
    output.write(`\r\x1b[K${line.slice(0, output.columns - 1)}`);
  };

  const log = (line: string) => {
    if (output.isTTY) output.write('\r\x1b[K');
    output.write(`${line}\n`);
    redraw();
  };

  const report: Report = (step, share, says) => {
    const isFirst = !shares.has(step);
    const isNew = latest.get(step) !== says;
    shares.set(step, share);
    latest.set(step, says);
    if (share === 1) log(`${getTitle(step)}: ${says}`);
    else if (isFirst) log(`${getTitle(step)}: ${says}, about ${formatSeconds(expected[step] ?? 0)}`);
    else if (isNew && !output.isTTY) log(`${getTitle(step)} ${formatShare(share)}: ${says}`);
    else redraw();
  };

  /** Says how long everything will take; `seconds` by step. */
  const begin = (seconds: typeof expected) => {
    expected = seconds;
    log(`Ready in about ${formatSeconds(getTimeLeft())}`);
  };

  /** Takes the line away, when everything is done or has failed. */
  const close = () => {
    shares.clear();
    redraw();
  };
  return { begin, log, report, close };
}

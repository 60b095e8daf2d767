import { setTimeout as delay } from 'node:timers/promises';
import { lowerPriority } from '../lower-priority';
import { median, quantile } from '../measure-visit';
import type { Attack, Target } from './attack';
import { badInputs } from './bad-inputs';
import { endedSessions } from './ended-sessions';
import { forgedHeaders } from './forged-headers';
import { guessedCodes } from './guessed-codes';
import { hostileFiles } from './hostile-files';
import { injectedTexts } from './injected-texts';
import { policy } from './policy';
import { createReader, type Reader } from './reader';
import { recordsOfOthers } from './records-of-others';
import { recoveryTiming } from './recovery-timing';
import { regularExpressions } from './regular-expressions';
import { sessions } from './sessions';

/** In this order: what changes most of the data comes last. */
const attacks: Attack[] = [
  policy,
  regularExpressions,
  recoveryTiming,
  sessions,
  endedSessions,
  guessedCodes,
  forgedHeaders,
  hostileFiles,
  injectedTexts,
  recordsOfOthers,
  badInputs,
];

export const attackNames = attacks.map(({ name }) => name);

export interface AttackReport {
  name: string;
  /** Whether the planted hole was found. */
  control: boolean;
  tries: number;
  through: string[];
  notes: string[];
  /** Time of a reader's page meanwhile (ms), and in relation to a time without an attack; null where none reads. */
  reader: { p50: number; p99: number; ratio: number } | null;
}

const idleMs = 10_000;

const readIdle = async (reader: Reader) => {
  reader.start();
  await delay(idleMs);
  return quantile(await reader.stop(), 0.99);
};

const summarise = (times: number[], idle: number) => {
  const p99 = quantile(times, 0.99);
  return { p50: median(times), p99, ratio: p99 / idle };
};

const formatRow = (cells: (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(10))).join('');

/** Runs the named attacks one after another, in a process that leads a session. `through` also has what went wrong with an attack itself. */
export const runAttacks = async (
  target: Target,
  names: string[],
  log: (line: string) => void,
): Promise<AttackReport[]> => {
  const reader = createReader(target.site);
  // Product and reader run already.
  lowerPriority();
  // The first time pages are rendered, and code is compiled.
  await readIdle(reader);
  const idle = await readIdle(reader);
  log(`A reader’s page takes ${idle.toFixed(0)} ms (p99) without an attack`);
  log(formatRow(['attack', 'control', 'tries', 'through', 'p50 ms', 'p99 ms', 'to idle']));
  const reports: AttackReport[] = [];
  const all: number[] = [];
  for (const { name, isTimed, control, run } of attacks.filter(({ name }) => names.includes(name))) {
    const isFound = await control(target).catch((cause: Error) => {
      log(`${name}: the control failed: ${cause.message}`);
      return false;
    });
    if (!isTimed) reader.start();
    const outcome = await run(target).catch((cause: Error) => ({
      tries: 0,
      through: [`failed: ${cause.stack}`],
      notes: [],
    }));
    const times = isTimed ? [] : await reader.stop();
    all.push(...times);
    const figures = times.length > 0 ? summarise(times, idle) : null;
    const { tries, through, notes = [] } = outcome;
    reports.push({ name, control: isFound, tries, through, notes, reader: figures });
    const found = isFound ? 'found' : 'NOT FOUND';
    const { p50, p99, ratio } = figures ?? {};
    const cells = [p50?.toFixed(0) ?? '-', p99?.toFixed(0) ?? '-', ratio?.toFixed(1) ?? '-'];
    log(formatRow([name, found, tries, through.length, ...cells]));
    for (const line of [...through.slice(0, 20), ...notes]) log(`    ${line}`);
  }
  reader.close();
  if (all.length > 0) {
    const { p50, p99, ratio } = summarise(all, idle);
    const [median, slowest] = [p50.toFixed(0), p99.toFixed(0)];
    log(
      `${all.length} pages meanwhile: ${median} ms (p50), ${slowest} ms (p99), ${ratio.toFixed(1)} times as without an attack`,
    );
  }
  return reports;
};

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './project';

const FILE = inProject('.cache/durations.json');

/** Seconds on two cores, until this machine has measured its own. */
const FIRST: Record<string, number> = {
  'build api': 15,
  'build host': 25,
  seed: 45,
  database: 5,
  server: 3,
};

const firstOfRemote = 45;

const readAll = (): Record<string, number> => {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
};

/** How long this takes in seconds: as long as the last time on this machine. */
export const getExpectedSeconds = (name: string): number =>
  readAll()[name] ?? FIRST[name] ?? (name.startsWith('build remote-') ? firstOfRemote : 1);

/** Remembers for the next time how long it took since `startedAt` (ms); returns the seconds. */
export const recordDuration = (name: string, startedAt: number): number => {
  const seconds = Math.round((Date.now() - startedAt) / 100) / 10;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readAll(), [name]: seconds }, null, 2));
  return seconds;
};

/** In seconds, and in minutes above a minute and a half: `40 s`, `3 min`. */
export const formatSeconds = (seconds: number): string =>
  seconds > 90 ? `${Math.round(seconds / 60)} min` : `${Math.max(1, Math.round(seconds))} s`;

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../run/project';

/** Source files by their path in the project, otherwise than they are written. */
export type ChangedSources = Record<string, string>;

/** Puts changed sources into a folder, which tests read first while `run` goes on (`tools/tests/jest/hooks.mjs`). */
export const withChangedSources = async <T>(
  sources: ChangedSources,
  run: (env: { PORTICO_TEST_SOURCES: string }) => Promise<T>,
): Promise<T> => {
  mkdirSync(inProject('.cache'), { recursive: true });
  const folder = mkdtempSync(inProject('.cache', 'sources-'));
  try {
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return await run({ PORTICO_TEST_SOURCES: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release } from 'shared/remotes';
import { inRoot, isThere } from '../project';
import { RefusedError } from '../refused-error';
import { type FirstLoad, measureFirstLoad } from '../release/measure-first-load';

const kinds = ['javascript', 'css'] as const satisfies (keyof FirstLoad)[];

/** Largest size of what a first load of any page brings (bytes, gzip). */
type Budget = Partial<FirstLoad>;

/** The budget in the package.json of a remote; empty if it has none, or no sources here. Throws `RefusedError` if it is none. */
export const readBudget = (name: string): Budget => {
  if (!isThere(name, 'package.json')) return {};
  const { budget = {} } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')) as { budget?: Budget };
  for (const [kind, bytes] of Object.entries(budget))
    if (!(kinds as readonly string[]).includes(kind) || !Number.isSafeInteger(bytes) || bytes < 0)
      throw new RefusedError(`"budget" in the package.json of ${name} may have ${kinds.join(' and ')}, in bytes.`);
  return budget;
};

/** By how much the release in a folder is heavier than its budget, a line for each kind. */
export const checkBudget = (folder: string, release: Release, budget: Budget): string[] => {
  const size = measureFirstLoad(
    release,
    (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
  );
  return kinds.flatMap((kind) => {
    const over = size[kind] - (budget[kind] ?? Number.POSITIVE_INFINITY);
    if (over <= 0) return [];
    return [
      `A first load brings ${size[kind]} bytes of ${kind} (gzip), ${over} more than the budget of ${budget[kind]}.`,
    ];
  });
};

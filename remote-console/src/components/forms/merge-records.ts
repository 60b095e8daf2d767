import { isSame } from '../history/diff-records';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Versions {
  /** As it was read by both. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Merges two changes of one record field by field, down to single languages; a list is one field. Where both have changed
 * a field to different values, the merged record has mine and `conflicts` has its path.
 */
export const mergeRecords = ({ base, mine, theirs }: Versions, path = ''): { merged: unknown; conflicts: string[] } => {
  if (isSame(mine, theirs) || isSame(mine, base)) return { merged: theirs, conflicts: [] };
  if (isSame(theirs, base)) return { merged: mine, conflicts: [] };
  if (!isFields(mine) || !isFields(theirs)) return { merged: mine, conflicts: [path] };
  const old = isFields(base) ? base : {};
  const parts = Object.keys({ ...theirs, ...mine }).map((key) => ({
    key,
    ...mergeRecords({ base: old[key], mine: mine[key], theirs: theirs[key] }, path ? `${path}.${key}` : key),
  }));
  return {
    merged: Object.fromEntries(parts.map(({ key, merged }) => [key, merged])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
};

/** Whether a path is one of the conflicts or lies below one. */
export const isInConflict = (conflicts: readonly string[], path: string) =>
  conflicts.some((conflict) => path === conflict || path.startsWith(`${conflict}.`));

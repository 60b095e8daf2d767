import { isDeepStrictEqual } from 'node:util';
import { RefusedError } from '../refused-error';
import { type ApiDescription, formatApi, parseApi } from './describe-api';
import { findApiBreakages } from './find-api-breakages';

const toNumbers = (version: string) => version.split('.').map(Number);

/** Which part of a version is higher than in another one: 0 is the major, 1 the minor one; -1 if the first that differs is not. */
const findRisenPart = (from: string, to: string) => {
  const [one, other] = [toNumbers(from), toNumbers(to)];
  const part = one.findIndex((number, index) => number !== other[index]);
  return (other[part] ?? 0) > (one[part] ?? 0) ? part : -1;
};

const maxLines = 40;
const listLines = (lines: readonly string[]) =>
  [...lines.slice(0, maxLines), ...(lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [])].join('\n');

/** The values that one description has, and another has not so, with their route or shape. */
const listDifferences = (of: ApiDescription, to: ApiDescription) =>
  [...of].flatMap(([name, shape]) =>
    [...shape].flatMap(([place, facets]) =>
      isDeepStrictEqual(to.get(name)?.get(place), facets) ? [] : [`${name} ${place}`.trimEnd()],
    ),
  );

const constant = 'apiContract in shared/src/contract/api-contract.ts';

/**
 * The report of an API: its version and description as text. Throws `RefusedError` if the API differs from that of the last report and its
 * version did not rise as it must: the major one for what breaks, which is listed by route and field, the minor one for anything else.
 */
export const buildApiReport = (version: string, description: ApiDescription, report: string | null): string => {
  const text = formatApi(version, description);
  if (report === null || report === text) return text;
  const was = parseApi(report);
  const now = parseApi(text).description;
  const risen = findRisenPart(was.version, version);
  const breakages = findApiBreakages(was.description, now);
  if (breakages.length > 0 && risen !== 0)
    throw new RefusedError(
      `This breaks clients of API contract ${was.version}; raise the major version of ${constant}:\n${listLines(breakages)}`,
    );
  const differences = new Set([...listDifferences(now, was.description), ...listDifferences(was.description, now)]);
  if (differences.size > 0 && risen !== 0 && risen !== 1)
    throw new RefusedError(
      `This differs from API contract ${was.version}; raise the minor version of ${constant}:\n${listLines([...differences])}`,
    );
  return text;
};

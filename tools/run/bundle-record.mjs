import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const recordMark = '\n// Made from: ';

/** Changes when the file does; null without it. */
const getStamp = (file) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : null;
};

/** The last line of a bundle: where, with which Node and of which files it was made. `inputs` are paths below the root. */
export const formatRecord = (root, inputs) => {
  const stamps = Object.fromEntries(inputs.map((file) => [file, getStamp(path.join(root, file))]));
  return `${recordMark}${JSON.stringify({ root, node: process.version, stamps })}`;
};

/** Null where there is no bundle, or one without its end, as a power failure leaves it. */
const readRecord = (bundle) => {
  if (!existsSync(bundle)) return null;
  const record = readFileSync(bundle, 'utf8').split(recordMark).at(-1);
  try {
    return JSON.parse(record);
  } catch {
    return null;
  }
};

/** Whether the bundle was made here, with this Node, of the files as they are. */
export const isFresh = (root, bundle) => {
  const record = readRecord(bundle);
  if (record?.root !== root || record.node !== process.version) return false;
  return Object.entries(record.stamps).every(([file, stamp]) => stamp === getStamp(path.join(root, file)));
};

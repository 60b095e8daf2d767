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

/** Whether the bundle was made here, with this Node, of the files as they are. */
export const isFresh = (root, bundle) => {
  if (!existsSync(bundle)) return false;
  const text = readFileSync(bundle, 'utf8');
  const record = JSON.parse(text.slice(text.lastIndexOf(recordMark) + recordMark.length));
  if (record.root !== root || record.node !== process.version) return false;
  return Object.entries(record.stamps).every(([file, stamp]) => stamp === getStamp(path.join(root, file)));
};

import { appendFileSync } from 'node:fs';

const { PORTICO_TEST_MARKS: marks, PORTICO_TEST_MUTATION: first } = process.env;
const seen = new Set();

/** Notes that a test comes past a mutation; without a title, what a file does before its tests. */
const note = (name) => {
  const { runningTest: title = '' } = globalThis;
  const mark = JSON.stringify({ name, file: globalThis.expect.getState().testPath, title });
  if (!seen.has(mark)) appendFileSync(marks, `${mark}\n`);
  seen.add(mark);
};

/** The mutation that is on, by its name. */
globalThis.activeMutation = first;
/** Stands in the sources that `npm run mutate` tests. */
globalThis.isMutated = (name) => {
  if (marks) note(name);
  return name === globalThis.activeMutation;
};

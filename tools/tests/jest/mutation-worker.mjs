// Runs tests again and again, each time with another mutation: `tools/tests/run-mutations.ts` says which. A process for
// each mutation would spend most of its time on reading the API's modules.
import { fileURLToPath } from 'node:url';
import { readConfigs } from 'jest-config';

const root = new URL('../../../', import.meta.url);
const runner = new URL('node_modules/jest-light-runner/src/worker-runner.js', root);
const { default: runFile, setWorkerData } = await import(runner.href);
const { globalConfig, configs } = await readConfigs({ _: [], $0: '' }, [fileURLToPath(root)]);
setWorkerData({ globalConfig, projectConfig: configs[0], runtime: 'main_thread' });

const findFailure = async ({ file, titles }) => {
  globalThis.chosenTests = titles && new Set(titles);
  const { testResults } = await runFile(file);
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed ? { file, title: [...failed.ancestorTitles, failed.title].join(' ') } : null;
};

/** Answers the first test that fails, or null. */
process.on('message', async ({ mutation, tests }) => {
  Object.assign(globalThis, { activeMutation: mutation, isNoticed: false });
  let failure = null;
  for (const test of tests) {
    failure ??= await findFailure(test).catch(() => ({ file: test.file, title: 'a file that cannot be loaded' }));
  }
  Object.assign(globalThis, { activeMutation: undefined, isNoticed: false });
  process.send({ failure });
});
process.on('disconnect', () => process.exit());
process.send('ready');

import { expect, test } from '@jest/globals';
import { createTestRelease } from 'shared/build/testing';
import type { FailureReport } from 'shared/contract';
import { createFaultReporter } from './report-fault';

const createReporter = () => {
  const reports: FailureReport[] = [];
  const report = async ({ body }: { body: { failures: FailureReport[] } }) => {
    reports.push(...body.failures);
    return null;
  };
  return { reports, ...createFaultReporter({ failures: { report } } as never, '1.0.0+fff') };
};
const release = createTestRelease();
const thrown = `TypeError: x is not a function
and more
    at Page (/remotes/remote-home/1.0.0%2Baaaaaaaaaa/server.cjs:3:14)
    at renderWithHooks (file:///srv/host/dist/renderer/main.mjs:1:2)`;

test('a page that throws on the server is reported with its message and its stack', async () => {
  const { reports, reportThrown } = createReporter();
  await reportThrown({ release, page: '/magazine/:id', thrown });
  expect(reports).toEqual([
    {
      number: expect.stringMatching(/^[0-9a-f]{8}$/),
      remote: 'remote-home',
      release: '1.0.0+aaaaaaaaaa',
      phase: 'server',
      kind: 'crashed',
      cause: 'TypeError: x is not a function\nand more',
      page: '/magazine/:id',
      host: '1.0.0+fff',
      stack: 'at Page (/remotes/remote-home/1.0.0+aaaaaaaaaa/server.cjs:3:14)',
    },
  ]);
});

test('the same error of a page is not reported for every request', async () => {
  const { reports, reportThrown } = createReporter();
  for (const page of ['/', '/', '/guide', '/']) await reportThrown({ release, page, thrown });
  await reportThrown({ release, page: '/', thrown: 'Another' });
  await reportThrown({ release: { ...release, version: '1.0.1+bbbbbbbbbb' }, page: '/', thrown });
  expect(reports.map(({ page, cause, stack }) => [page, cause.length > 10, stack !== null])).toEqual([
    ['/', true, true],
    ['/guide', true, true],
    ['/', false, false],
    ['/', true, true],
  ]);
});

test('a release that is not rendered for a while is reported with the reason', async () => {
  const { reports, reportFault } = createReporter();
  await reportFault({
    release,
    page: '/',
    outage: { reason: 'It exited with code 1', until: '2026-01-01T00:00:00.000Z' },
  });
  expect(reports).toMatchObject([{ phase: 'server', cause: 'It exited with code 1', stack: null }]);
});

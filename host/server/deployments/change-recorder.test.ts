import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import type { LoggedChange } from 'shared/build/storage/change-log';
import { createDestination } from 'shared/build/testing';
import { ApiFailure } from 'shared/client';
import { createChangeRecorder } from './change-recorder';
import { startDeploymentHost } from './testing';

const createEntry = (kind: LoggedChange['by']['kind'], at = new Date()): LoggedChange => ({
  id: randomUUID(),
  at: at.toISOString(),
  by: { kind, name: kind === 'storage' ? 'anna@laptop' : 'team home' },
  action: 'rollback',
  contract: '1',
  changes: [{ remote: 'remote-home', channel: 'stable', before: '1.0.1+a', after: '1.0.0+a' }],
  forced: true,
  why: 'the search is broken',
});
const minuteMs = 60_000;

const until = async (isSo: () => boolean) => {
  while (!isSo()) await delay(20);
};

let stop = async () => {};
afterEach(() => stop());

test('a host writes into the audit log what somebody has done on the storage, once', async () => {
  const host = await startDeploymentHost();
  ({ stop } = host);
  const [first, second] = [createEntry('storage'), createEntry('storage')];
  host.api.failsToRecord = 1;
  await host.to.registry.log.append(first);
  await until(() => host.takenOver.length > 0);
  await host.to.registry.log.append(second);
  await until(() => host.takenOver.length > 1);
  const { contract: _, ...done } = first;
  expect(host.takenOver).toEqual([
    { ...done, token: null, by: 'anna@laptop' },
    expect.objectContaining({ id: second.id, token: null }),
  ]);
});

test('what a host has done for a team or by itself is left to it, unless it could not record it', async () => {
  const { log } = createDestination().registry;
  const forgotten = createEntry('host', new Date(Date.now() - 2 * minuteMs));
  for (const entry of [createEntry('system'), createEntry('host'), forgotten, createEntry('storage')])
    await log.append(entry);
  const recorded: string[] = [];
  const record = async ({ body }: { body: { by?: string | undefined } }) => recorded.push(body.by ?? '');
  const recorder = createChangeRecorder({ log, api: { deployments: { record } } as never });
  ({ stop } = recorder);
  await until(() => recorded.includes('anna@laptop'));
  expect(recorded).toEqual(['team home', 'anna@laptop']);
});

test('an entry that the API refuses does not keep the next ones from being recorded', async () => {
  const { log } = createDestination().registry;
  const [refused, next] = [createEntry('storage'), createEntry('storage')];
  for (const entry of [refused, next]) await log.append(entry);
  const recorded: string[] = [];
  const record = async ({ body: { id = '' } }: { body: { id?: string } }) => {
    if (id === refused.id) throw new ApiFailure(422, 'invalid', 'invalid');
    recorded.push(id);
  };
  const recorder = createChangeRecorder({ log, api: { deployments: { record } } as never });
  ({ stop } = recorder);
  await until(() => recorded.length > 0);
  expect(recorded).toEqual([next.id]);
});

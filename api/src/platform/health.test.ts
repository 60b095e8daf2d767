import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { apiContract } from 'shared/contract';
import { startApi, startProcess } from '../app/testing';
import { createOpenapiDocument } from './openapi';
import { setUp } from './testing';

const api = await setUp(startApi());
let close: () => Promise<unknown>;
afterEach(() => close());

const readReadiness = async (options: { dataFolders: string[]; minimumSpaceMb?: number }) => {
  const { app } = await startProcess({ ...api, ...options });
  close = () => app.close();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { status, content } = await api.send({ path: '/api/health/ready', address });
  return { code: status, ...(content as object) };
};

test('a process with space on its disk is ready', async () => {
  expect(await readReadiness({ dataFolders: [api.folder] })).toMatchObject({ code: 200, status: 'ok', disk: 'ok' });
});

test('a process whose disk is full is not ready, and says why', async () => {
  const readiness = await readReadiness({ dataFolders: [api.folder], minimumSpaceMb: Number.MAX_SAFE_INTEGER });
  expect(readiness).toMatchObject({ code: 503, status: 'failed', disk: 'full', database: 'ok' });
});

test('nor is one that cannot write in one of its folders', async () => {
  const readiness = await readReadiness({ dataFolders: [api.folder, join(api.folder, 'missing')] });
  expect(readiness).toMatchObject({ code: 503, status: 'failed', disk: 'failed', database: 'ok' });
});

test('whoever asks whether it lives learns which contracts it serves, as its document says', async () => {
  close = () => Promise.resolve();
  const { content } = await api.send({ path: '/api/health/live' });
  const contracts = { oldest: `${apiContract.split('.')[0]}.0.0`, newest: apiContract };
  expect(content).toEqual({ status: 'ok', contracts });
  expect(createOpenapiDocument().info).toMatchObject({ version: apiContract, 'x-contracts': contracts });
});

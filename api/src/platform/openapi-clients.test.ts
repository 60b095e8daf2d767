import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import openapiTypes, { astToString } from 'openapi-typescript';
import { createOpenapiDocument } from './openapi';

const folder = mkdtempSync(path.join(tmpdir(), 'openapi-clients-'));
const inFolder = (name: string) => path.join(folder, name);
const document = createOpenapiDocument();
const text = JSON.stringify(document);

beforeAll(async () => {
  writeFileSync(inFolder('openapi.json'), text);
  writeFileSync(inFolder('types.ts'), astToString(await openapiTypes(text)));
  await createClient({ input: inFolder('openapi.json'), output: inFolder('sdk'), logs: { level: 'silent' } });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a program beside both clients. */
const compile = (program: string) => {
  writeFileSync(inFolder('program.ts'), program);
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler';
  const compiler = path.join(import.meta.dirname, '../../../node_modules/@typescript/native/bin/tsc');
  const lib = ['--lib', 'es2022,dom,dom.iterable'];
  try {
    return execFileSync(process.execPath, [compiler, ...options.split(' '), ...lib, inFolder('program.ts')], {
      encoding: 'utf8',
    });
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
};

const program = `
import type { components, operations } from './types';
import { fairsList, ordersCreate, type FairCard, type Order, type OrderStatus, type Error } from './sdk';

export const isPaid = (order: components['schemas']['Order']) => order.status === 'PAID';
export type Query = operations['fairsList']['parameters']['query'];

export const place = async (body: Parameters<typeof ordersCreate>[0]['body']): Promise<OrderStatus> => {
  const { data, error } = await ordersCreate({ body, headers: { 'Accept-Language': 'en' } });
  if (!data) throw new TypeError((error as Error).code);
  const order: Order = data.order;
  return order.status;
};

export const listFairs = async (): Promise<FairCard[]> => {
  const { data } = await fairsList({ query: { page: 1, limit: 20 }, throwOnError: true });
  return data.fairs;
};
`;

test('the clients of two generators compile, with records under their own names', () => {
  expect(compile(program)).toBe('');
}, 60_000);

test('a program that misspells a field or a status does not compile', () => {
  expect(compile(program.replace("'PAID'", "'PAYED'"))).toContain('\'"PAYED"\' have no overlap');
  expect(compile(program.replace('data.fairs', 'data.fair'))).toContain("Property 'fair' does not exist");
}, 60_000);

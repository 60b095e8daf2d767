import { expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { contract, listRoutes } from 'shared/contract';
import { listOperations } from './list-operations';
import { createOpenapiDocument } from './openapi';

interface Operation {
  operationId: string;
  'x-access': string;
  parameters: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}
const document = createOpenapiDocument();
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = listOperations<Operation>(paths);

test('the document has every route and that of the host, each with a unique operation id', () => {
  const releases = '/api/console/releases';
  const ofHost = [releases, `${releases}/deployments/{id}`, '/api/console/failures/{id}/source-lines'];
  expect(operations.filter(({ path }) => !ofHost.includes(path))).toHaveLength(listRoutes(contract).length);
  expect(paths[releases]?.post?.operationId).toBe('changeReleases');
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

test('the document is valid by the rules that Redocly recommends', async () => {
  // An error that any route may answer is its `default`, which that rule does not count.
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-4xx-response': 'off' } });
  expect(await lintFromString({ source: JSON.stringify(document), config })).toEqual([]);
});

const resolve = (parameter: { $ref?: string; in?: string; name?: string }) =>
  (document.components.parameters as Record<string, typeof parameter>)[parameter.$ref?.split('/').at(-1) ?? ''] ??
  parameter;

test('every name in a path is a parameter', () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = operation.parameters.map(resolve).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(named);
  }
});

test('uploads are forms, and every error response is described', () => {
  expect(paths['/api/console/editor']?.post?.requestBody?.content).toHaveProperty('multipart/form-data');
  const described = Object.keys(document.components.responses);
  const references = JSON.stringify(document.paths).matchAll(/#\/components\/responses\/(\w+)/g);
  for (const [, name] of references) expect(described).toContain(name);
});

test('shapes have the names of the contract, and the document stays below 600 kB', () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Error', 'Fair', 'FileRef', 'Order', 'OrderStatus', 'Work']),
  );
  expect(paths['/api/v1/me/orders/{id}']?.put?.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { properties: { order: { $ref: '#/components/schemas/Order' } } } } },
  });
  expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(600_000);
});

test('every reference leads to something, and every named schema is used', () => {
  const text = JSON.stringify(document);
  const used = new Set(
    [...text.matchAll(/"#\/components\/(\w+)\/([\w.]+)"/g)].map(([, kind, name]) => `${kind} ${name}`),
  );
  const { securitySchemes: _, ...components } = document.components;
  const declared = Object.entries(components).flatMap(([kind, entries]) =>
    Object.keys(entries).map((name) => `${kind} ${name}`),
  );
  expect([...used].sort()).toEqual(declared.sort());
});

test('a record with localised texts has one shape in the reader’s language and one with all of them', () => {
  const { Hall, MultilingualHall } = document.components.schemas as Record<string, { properties: object }>;
  expect(Hall?.properties).toMatchObject({ name: { type: 'string' } });
  expect(MultilingualHall?.properties).toMatchObject({ name: { $ref: expect.stringMatching(/LocalisedText\d+$/) } });
});

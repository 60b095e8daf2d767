import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { apiContract } from 'shared/contract/api-contract';
import { inRoot } from '../project';
import { buildApiReport } from './build-api-report';
import { describeApi, formatApi, type OpenapiDocument, parseApi } from './describe-api';
import { findApiBreakages } from './find-api-breakages';

type Json = Record<string, unknown>;

const fair = {
  type: 'object',
  required: ['title', 'state', 'place'],
  properties: {
    title: { type: 'string' },
    state: { type: 'string', enum: ['OPEN', 'CLOSED'] },
    place: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    note: { type: 'string' },
  },
};
const body = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 100 },
    kind: { type: 'string', enum: ['DAY', 'WEEK'] },
    lines: { type: 'array', items: { type: 'object', properties: { amount: { type: 'integer' } } } },
  },
};
const limit = { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const operation = {
  'x-access': 'member',
  parameters: [{ $ref: '#/components/parameters/limit' }],
  requestBody: json({ $ref: '#/components/schemas/FairInput' }),
  responses: {
    200: json({ type: 'object', required: ['fair'], properties: { fair: { $ref: '#/components/schemas/Fair' } } }),
  },
};

interface Api {
  Fair?: object;
  FairInput?: object;
  /** The query parameter. */
  limit?: object;
  operation?: object;
  paths?: Json;
}

const describe = (api: Api = {}) => {
  const put = { ...operation, ...api.operation };
  return describeApi({
    paths: api.paths ?? { '/api/fairs': { put }, '/api/others': { put } },
    components: {
      schemas: { Fair: api.Fair ?? fair, FairInput: api.FairInput ?? body },
      parameters: { limit: api.limit ?? limit },
    },
  } as OpenapiDocument);
};

/** A schema with another one in place of some of its properties; null leaves a property out. */
const change = (schema: { properties: Json }, properties: Json, rest: Json = {}) => ({
  ...schema,
  ...rest,
  properties: Object.fromEntries(Object.entries({ ...schema.properties, ...properties }).filter(([, it]) => it)),
});

test.each<[what: string, now: Api, breakage: string]>([
  ['a removed route', { paths: {} }, 'PUT /api/fairs: is not served any more'],
  [
    'a right that it needs',
    { operation: { 'x-access': 'console' } },
    'PUT /api/fairs: access was member and is console',
  ],
  ['a removed answer field', { Fair: change(fair, { title: null }) }, 'PUT /api/fairs answer.fair.title: is missing'],
  ['an answer field of another type', { Fair: change(fair, { title: { type: 'integer' } }) }, 'its type was string'],
  ['an answer field that may be null', { Fair: change(fair, { title: { type: ['string', 'null'] } }) }, 'may be null'],
  [
    'an answer field that may be missing',
    { Fair: { ...fair, required: ['title', 'state'] } },
    '.place: may be missing',
  ],
  [
    'a new required input',
    { FairInput: change(body, { at: { type: 'string' } }, { required: ['title', 'at'] }) },
    'PUT /api/fairs body.at: is new and required',
  ],
  ['an input that is required now', { FairInput: { ...body, required: ['title', 'kind'] } }, 'body.kind: is required'],
  ['a removed input', { FairInput: change(body, { kind: null }) }, 'body.kind: is not accepted any more'],
  [
    'a narrowed list of values',
    { FairInput: change(body, { kind: { type: 'string', enum: ['DAY'] } }) },
    'PUT /api/fairs body.kind: does not accept WEEK any more',
  ],
  [
    'an input of another type, within a list',
    {
      FairInput: change(body, {
        lines: { type: 'array', items: change({ properties: {} }, { amount: { type: 'string' } }) },
      }),
    },
    'PUT /api/fairs body.lines[].amount: its type was integer and is string',
  ],
  [
    'a stricter limit',
    { FairInput: change(body, { title: { type: 'string', minLength: 1, maxLength: 50 } }) },
    'PUT /api/fairs body.title: maxLength was 100 and is 50',
  ],
  [
    'a stricter limit of a query',
    { limit: { ...limit, schema: { ...limit.schema, minimum: 10 } } },
    'PUT /api/fairs query.limit: minimum was 1 and is 10',
  ],
])('%s is refused unless the major version rises, and is named with route and field', (_, api, breakage) => {
  const report = formatApi('1.3.0', describe());
  const now = describe(api);
  const build = (version: string) => buildApiReport(version, now, report);
  for (const version of ['1.3.0', '1.4.0', '1.2.9', '0.9.0']) expect(() => build(version)).toThrow(breakage);
  expect(() => build('1.4.0')).toThrow('raise the major version');
  expect(build('2.0.0')).toBe(formatApi('2.0.0', now));
});

test.each<[what: string, now: Api]>([
  ['a route', { paths: { '/api/fairs': { put: operation, get: operation }, '/api/others': { put: operation } } }],
  ['an answer field', { Fair: change(fair, { city: { type: 'string' } }) }],
  [
    'a value in a list of answers',
    { Fair: change(fair, { state: { type: 'string', enum: ['OPEN', 'CLOSED', 'OVER'] } }) },
  ],
  ['an input that may be missing', { FairInput: change(body, { at: { type: 'string' } }) }],
  ['a looser limit', { limit: { ...limit, schema: { type: 'integer', maximum: 500 } } }],
  [
    'a value in a list of inputs',
    { FairInput: change(body, { kind: { type: 'string', enum: ['DAY', 'WEEK', 'YEAR'] } }) },
  ],
])('%s more breaks nothing, and is refused unless the minor version rises', (_, api) => {
  const report = formatApi('1.3.0', describe());
  const now = describe(api);
  expect(findApiBreakages(describe(), now)).toEqual([]);
  expect(() => buildApiReport('1.3.0', now, report)).toThrow('raise the minor version');
  expect(() => buildApiReport('1.3.1', now, report)).toThrow('raise the minor version');
  for (const version of ['1.4.0', '2.0.0']) expect(buildApiReport(version, now, report)).toBe(formatApi(version, now));
});

test('what many routes have is said once', () => {
  const now = describe({ Fair: change(fair, { title: null }) });
  expect(findApiBreakages(describe(), now)).toEqual(['PUT /api/fairs answer.fair.title: is missing']);
});

test('a shape that is written in place, or under another name, is the same', () => {
  const inline = json({ type: 'object', required: ['fair'], properties: { fair } });
  expect(findApiBreakages(describe(), describe({ operation: { responses: { 200: inline } } }))).toEqual([]);
});

const readReport = () => readFileSync(inRoot('shared/contract-report/api.txt'), 'utf8');

test('the report of the API is that of its version, and reads back as it was written', () => {
  const { version, description } = parseApi(readReport());
  expect(version).toBe(apiContract);
  expect(formatApi(version, description)).toBe(readReport());
  expect(findApiBreakages(description, description)).toEqual([]);
});

test('a field of the real API that is taken away is noticed, in answers and in what it accepts', () => {
  const was = parseApi(readReport()).description;
  const without = (line: RegExp) => {
    const text = readReport().replace(line, '');
    expect(text).not.toBe(readReport());
    return findApiBreakages(was, parseApi(text).description).join('\n');
  };
  expect(without(/^ {2}answer\.refreshToken .*\n/m)).toContain(
    '/api/auth/refreshToken answer.refreshToken: is missing',
  );
  expect(without(/^ {2}body\.credential .*\n/m)).toContain('body.credential: is not accepted any more');
});

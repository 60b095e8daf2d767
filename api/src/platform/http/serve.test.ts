import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { contract, type RouteSpec, route } from 'shared/contract';
import { z } from 'zod';
import { compileSerialiser, createSerialiser, getResponseSchema } from './serialise';
import { type Routes, serve } from './serve';

const app = () => {
  const instance = Fastify();
  instance.decorate('verifyAccess', async () => null);
  instance.decorate('served', new Map());
  return instance;
};

describe('the server does not start with a route', () => {
  // As from JavaScript, without type checks.
  const start = (spec: object, handlers: object = { read: () => ({}) }) =>
    serve(
      app(),
      { read: { method: 'GET', path: '/x', response: null, ...spec } } as unknown as Routes,
      handlers as never,
    );

  test('without access', () => expect(() => start({})).toThrow('does not say who may call it'));
  test('with an unknown access', () =>
    expect(() => start({ access: 'friend' })).toThrow('does not say who may call it'));
  test('without a handler', () => expect(() => start({ access: 'public' }, {})).toThrow('has no handler'));
  test('with a file part that has no upload rules', () =>
    expect(() => start({ access: 'public', method: 'POST', part: 'anything' })).toThrow('may carry'));
  test('with a file of visitors that is received unchecked', () =>
    expect(() => start({ access: 'owner', method: 'POST', part: 'file' })).toThrow('which visitor may upload'));
});

describe('an answer', () => {
  const spec = route({
    method: 'GET',
    path: '/x',
    access: 'public',
    summary: 'A user',
    response: z.object({
      user: z.object({
        name: z.string(),
        at: z.iso.datetime().nullable(),
        level: z.object({ name: z.string() }).nullable(),
      }),
    }),
  });
  const user = { name: '김', at: null, level: { name: '1', note: '…' }, passwordHash: '$argon2id$…' };

  test.each([true, false])('never contains an undeclared field (strict: %p)', (strict) => {
    expect(createSerialiser(spec, strict)?.({ user, total: 1 }, 'ko')).toBe(
      '{"user":{"name":"김","at":null,"level":{"name":"1"}}}',
    );
  });

  const kinds: [name: string, schema: z.ZodType, value: unknown][] = [
    ['a text', z.string(), '김'],
    ['a number', z.number(), 0.5],
    ['a yes or no', z.boolean(), false],
    ['one of some words', z.enum(['a', 'b']), 'b'],
    [
      'a list',
      z.array(z.object({ at: z.iso.datetime().nullable() })),
      [{ at: '2026-01-02T03:04:05.678Z' }, { at: null }],
    ],
    ['a record', z.object({ name: z.string().nullable() }), { name: null }],
    ['one of two records', z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), { b: '2' }],
  ];
  test.each(kinds)('contains %s, or null', (_, schema, value) => {
    const serialise = createSerialiser({ ...spec, response: z.object({ value: schema.nullable() }) }, false);
    for (const answer of [{ value }, { value: null }]) expect(serialise?.(answer, 'ko')).toBe(JSON.stringify(answer));
  });

  test('that lacks a declared field fails instead of being sent', () => {
    for (const strict of [true, false])
      expect(() => createSerialiser(spec, strict)?.({ user: { at: null } }, 'ko')).toThrow();
  });

  test('can be compiled for every route of the contract', () => {
    let count = 0;
    const compileAll = (entry: object): void => {
      if (!('method' in entry)) {
        Object.values(entry).forEach(compileAll);
        return;
      }
      const schema = getResponseSchema(entry as RouteSpec);
      if (schema) compileSerialiser(schema);
      count += schema ? 1 : 0;
    };
    expect(() => compileAll(contract)).not.toThrow();
    expect(count).toBeGreaterThan(150);
  });
});

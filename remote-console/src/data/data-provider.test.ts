import { describe, expect, test } from '@jest/globals';
import type { HttpError } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import { contract } from 'shared/contract';
import { toListQuery } from './data-provider';
import { nestErrors, toHttpError } from './http-error';
import { createCrudStore } from './resource-store';

const boards = createCrudStore('boards', api.console.boards, contract.console.boards);
const faqs = createCrudStore('faqs', api.console.faqs, contract.console.faqs);

describe('a list’s parameters', () => {
  test('become the query of the contract', () => {
    const query = toListQuery(boards, {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'publishAt', order: 'DESC' },
      filter: { q: '하자', code: 'MAGAZINE', pinned: true },
    });
    expect(query).toEqual({ page: 2, limit: 25, sort: '-publishAt', q: '하자', code: 'MAGAZINE', pinned: 'true' });
    expect(contract.console.boards.list.query.safeParse(query).success).toBe(true);
  });

  test('omit what the list does not take, such as a filter of an old address', () => {
    expect(toListQuery(boards, { filter: { outdated: 1, status: '', code: 'CASE' } })).toEqual({ code: 'CASE' });
  });

  test('never request more rows than the API returns', () => {
    expect(toListQuery(faqs, { pagination: { page: 1, perPage: 1000 } })).toEqual({
      page: 1,
      limit: 100,
    });
  });

  test('sort only where the contract sorts', () => {
    expect(boards.isSortable('publishAt')).toBe(true);
    expect(boards.isSortable('content')).toBe(false);
  });
});

describe('a resource', () => {
  const calls: unknown[] = [];
  const answer = { faq: { _id: 'f1', version: 1 } };
  const recordCall = (args: unknown) => {
    calls.push(args);
    return Promise.resolve(answer);
  };
  const recordingFaqs = createCrudStore(
    'faqs',
    {
      list: async () => ({ faqs: [{ _id: 'f1' }], total: 1, page: 1, limit: 20 }),
      get: recordCall,
      create: recordCall,
      update: recordCall,
      remove: async () => undefined,
    },
    contract.console.faqs,
  );

  test('reads its rows and its record by the contract’s names', async () => {
    expect(await recordingFaqs.list({})).toEqual({ data: [{ _id: 'f1', id: 'f1' }], total: 1 });
    expect(await recordingFaqs.get('f1')).toEqual({ _id: 'f1', id: 'f1', version: 1 });
  });

  test('writes the writable fields with the version', async () => {
    await recordingFaqs.update('f1', { id: 'f1', _id: 'f1', views: 3, published: false, version: 1 });
    expect(calls.at(-1)).toEqual({ params: { id: 'f1' }, body: { published: false, version: 1 } });
  });
});

describe('a refusal', () => {
  const errors = [
    { field: 'subject.ko', code: 'required' as const, message: '필수' },
    { field: 'images.1.alt.ko', code: 'required' as const, message: '필수' },
    { field: 'order', code: 'range' as const, message: '범위' },
  ];

  test('finds its fields, however deep', () => {
    expect(nestErrors(errors)).toEqual({
      subject: { ko: '필수' },
      images: { 1: { alt: { ko: '필수' } } },
      order: '범위',
    });
  });

  test('without fields is an error of the whole form, so that the form does not count as saved', () => {
    const error: HttpError = toHttpError(new ApiFailure(500, 'internal', '문제'));
    expect(error.body.errors).toEqual({ root: { serverError: '문제' } });
  });

  test('for a stale version names who wrote it', () => {
    const body = { code: 'stale', message: '먼저', changedBy: 'u1', changedAt: '2026-11-21T00:00:00.000Z' };
    expect(toHttpError(new ApiFailure(409, 'stale', '먼저', [], body)).body).toMatchObject({
      code: 'stale',
      changedBy: 'u1',
    });
  });
});

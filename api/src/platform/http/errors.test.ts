import { expect, test } from '@jest/globals';
import { startApi } from '../../app/testing';
import { connect } from '../database/connect';
import { findFreePort } from '../database/ports';
import { fsStorage } from '../files/file-storage';
import { setUp } from '../testing';
import { isServerError, toApiError } from './errors';

const api = await setUp(startApi());

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => new Error('nothing was thrown'),
    (cause: Error) => cause,
  );

const retryLater = { code: 'overloaded', details: { headers: { 'retry-after': '1' } } };

test('an unreachable database is answered with overloaded and logged', async () => {
  const away = connect(`postgres://portico@127.0.0.1:${await findFreePort()}/portico`);
  const thrown = await thrownBy(away.db.execute('select 1'));
  expect(toApiError(thrown)).toMatchObject(retryLater);
  expect(isServerError(toApiError(thrown), thrown)).toBe(true);
  await away.close();
});

test('so is a connection lost during a query, alone or in a transaction', async () => {
  const isAsleep = `datname = current_database() and query like 'select pg_sleep%'`;
  const end = () => api.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isAsleep}`);
  const asleep = async () => {
    const { rows } = await api.pool.query(`select 1 from pg_stat_activity where ${isAsleep}`);
    return rows.length > 0;
  };
  for (const work of [
    () => api.db.execute('select pg_sleep(4)'),
    () => api.db.transaction((tx) => tx.execute('select pg_sleep(4)')),
  ]) {
    const thrown = thrownBy(work());
    while (!(await asleep()));
    await end();
    expect(toApiError(await thrown)).toMatchObject(retryLater);
  }
});

test('so is a file for which the disk has no space', async () => {
  const thrown = await thrownBy(fsStorage('/dev').put('full', 'text'));
  expect(toApiError(thrown)).toMatchObject(retryLater);
  expect(isServerError(toApiError(thrown), thrown)).toBe(true);
});

test.each([
  ['the name of the database is unknown', 'ENOTFOUND'],
  ['names cannot be asked for', 'EAI_AGAIN'],
  ['there is no way to the database', 'EHOSTUNREACH'],
  ['the disk of the database is full', '53100'],
  ['the database has too many connections', '53300'],
  ['the database shuts down', '57P01'],
  ['the database starts', '57P03'],
])('so is a request where %s', (_, code) => {
  expect(toApiError(Object.assign(new Error('refused'), { code }))).toMatchObject(retryLater);
});

test('deliberate refusals are not logged', () => {
  const failure = toApiError(Object.assign(new Error('too much'), { statusCode: 413 }));
  expect(isServerError(failure, failure)).toBe(false);
});

test('missing values and values of the wrong type have different codes', async () => {
  const refusedFields = async (path: string, body?: object) => {
    const answer = await fetch(`${api.address}/api/v1/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { errors } = (await answer.json()) as { errors: { field: string; code: string }[] };
    return Object.fromEntries(errors.map(({ field, code }) => [field, code]));
  };
  expect(await refusedFields('boards?page=abc')).toEqual({ page: 'format' });
  expect(await refusedFields('boards?code=NOBOARD&nothing=1')).toEqual({ code: 'invalid', nothing: 'unknown' });
  expect(await refusedFields('forms', { name: 5, phone: '01012345678', consents: [] })).toEqual({
    code: 'required',
    name: 'format',
    renderedAt: 'required',
  });
});

import { expect, test } from '@jest/globals';
import { transformWork } from './transform-work';

test('the texts of other classification types are dropped', () =>
  expect(
    transformWork({ classification: { type: 'LIST', desc: { ko: '문단' }, list: [{ ko: '회화' }] } }),
  ).toMatchObject({
    classification: { type: 'LIST', desc: null, list: [{ ko: '회화' }] },
  }));

test('the size is null without any length, else it is in centimetres', () => {
  expect(transformWork({ size: { h: null, w: null, d: null, unit: 'cm' } }).size).toBeNull();
  expect(transformWork({ size: { h: 72.7, w: 60.6, d: null, unit: 'cm' } }).size).toEqual({
    h: 72.7,
    w: 60.6,
    d: null,
    unit: 'cm',
  });
});

test('a status that follows from the time is left out', () => {
  expect(transformWork({ status: 'OPEN' })).not.toHaveProperty('status');
  expect(transformWork({ status: 'DRAFT' })).toHaveProperty('status', 'DRAFT');
});

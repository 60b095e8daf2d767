import { expect, test } from '@jest/globals';
import { written } from './written';

test('texts of another way to classify are left out', () =>
  expect(written({ classification: { type: 'LIST', desc: { ko: '문단' }, list: [{ ko: '회화' }] } })).toMatchObject({
    classification: { type: 'LIST', desc: null, list: [{ ko: '회화' }] },
  }));

test('a lot without a length has no size; with one it is in centimetres', () => {
  expect(written({ size: { h: null, w: null, d: null, unit: 'cm' } }).size).toBeNull();
  expect(written({ size: { h: 72.7, w: 60.6, d: null, unit: 'cm' } }).size).toEqual({
    h: 72.7,
    w: 60.6,
    d: null,
    unit: 'cm',
  });
});

test('a state that followed from the clock is not written back', () => {
  expect(written({ status: 'OPEN' })).not.toHaveProperty('status');
  expect(written({ status: 'DRAFT' })).toHaveProperty('status', 'DRAFT');
});

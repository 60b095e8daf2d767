import { expect, test } from '@jest/globals';
import { buildTestRelease } from '../testing';
import { checkBudget } from './check-budget';

const { folder, release } = buildTestRelease({ files: { 'remoteEntry.js': `/* ${'text '.repeat(1000)} */` } });

test('without a budget nothing is too heavy', () => expect(checkBudget(folder, release, {})).toEqual([]));

test('a release within its budget is accepted', () =>
  expect(checkBudget(folder, release, { javascript: 1000, css: 1000 })).toEqual([]));

test('a release that is heavier than its budget is named with size and excess', () => {
  const [line = '', ...others] = checkBudget(folder, release, { javascript: 10, css: 1000 });
  expect(others).toEqual([]);
  const [size, over] = line.match(/\d+/g)?.map(Number) ?? [];
  expect(line).toBe(`A first load brings ${size} bytes of javascript (gzip), ${over} more than the budget of 10.`);
  expect(over).toBe(Number(size) - 10);
});

test('of the sheets of single pages the heaviest counts', () => {
  const sheets = { one: ['routes.css'], two: ['remoteEntry.js'], three: ['server.cjs'] };
  const getExcess = (more: object) => checkBudget(folder, { ...release, ...more }, { css: 0 })[0];
  expect(getExcess({ sheets })).toBe(getExcess({ styles: ['routes.css', 'server.cjs'] }));
});

import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createFormStart } from './form-start';

const stored = new Map<string, string>();
const use = (value: unknown) => {
  Object.defineProperty(globalThis, 'sessionStorage', { value, configurable: true, writable: true });
};

beforeEach(() => {
  stored.clear();
  use({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

test('the first input counts, also after a reload, until the form is sent', () => {
  const start = createFormStart('test');
  expect(start.read()).toBeNull();
  start.mark(1000);
  start.mark(5000);
  expect(start.read()).toBe('1970-01-01T00:00:01.000Z');
  expect(createFormStart('test').read()).toBe('1970-01-01T00:00:01.000Z');
  start.clear();
  expect([start.read(), createFormStart('test').read()]).toEqual([null, null]);
});

test('where storage is blocked, it is kept in the page', () => {
  use(undefined);
  const start = createFormStart('test');
  start.mark(1000);
  expect(start.read()).toBe('1970-01-01T00:00:01.000Z');
});

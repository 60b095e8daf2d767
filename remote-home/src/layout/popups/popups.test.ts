import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dismiss, getHiddenUntil, getNextSeoulMidnight, isDismissed } from './dismissals';
import { isVisible } from './popup-visibility';

const at = (instant: string) => Date.parse(instant);
const popup = { _id: 'p1', version: 3, dismiss: 'TODAY', hideHours: null } as const;

const storage = (blocked = false) => {
  const stored = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return {
    getItem: blocked ? refuse : (key: string) => stored.get(key) ?? null,
    setItem: blocked ? refuse : (key: string, value: string) => void stored.set(key, value),
  };
};

const use = (value: unknown) => {
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true, writable: true });
};

describe('a dismissed popup', () => {
  beforeEach(() => use(storage()));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

  test('is hidden until the next midnight in Seoul, not for 24 hours', () => {
    expect(getNextSeoulMidnight(at('2026-11-21T14:59:59.999Z'))).toBe(at('2026-11-21T15:00:00.000Z'));
    expect(getNextSeoulMidnight(at('2026-11-21T15:00:00.000Z'))).toBe(at('2026-11-22T15:00:00.000Z'));
  });

  test('shows again from that midnight on', () => {
    dismiss(popup, at('2026-11-21T14:59:59.000Z'));
    expect(isDismissed(popup, at('2026-11-21T14:59:59.999Z'))).toBe(true);
    expect(isDismissed(popup, at('2026-11-21T15:00:00.000Z'))).toBe(false);
  });

  test('shows again when it was edited', () => {
    dismiss(popup, at('2026-11-21T03:00:00Z'));
    expect(isDismissed({ ...popup, version: 4 }, at('2026-11-21T03:00:01Z'))).toBe(false);
  });

  test('is hidden for hours, a week or for ever where it says so', () => {
    const now = at('2026-11-21T03:00:00Z');
    expect(getHiddenUntil({ dismiss: 'HOURS', hideHours: 6 }, now)).toBe(at('2026-11-21T09:00:00Z'));
    expect(getHiddenUntil({ dismiss: 'WEEK', hideHours: null }, now)).toBe(at('2026-11-28T03:00:00Z'));
    expect(getHiddenUntil({ dismiss: 'FOREVER', hideHours: null }, now)).toBe(Number.MAX_SAFE_INTEGER);
    expect(getHiddenUntil({ dismiss: 'NONE', hideHours: null }, now)).toBeNull();
  });

  test('is only closed where storage is blocked', () => {
    use(storage(true));
    expect(() => dismiss(popup, 0)).not.toThrow();
    expect(isDismissed(popup, 0)).toBe(false);
  });
});

describe('a popup is visible', () => {
  const targeting = {
    startAt: '2026-11-01T00:00:00.000Z',
    endAt: '2026-12-01T00:00:00.000Z',
    enabled: true,
    locales: [],
    device: 'both',
    paths: [],
  } as const;
  const context = { now: at('2026-11-21T00:00:00Z'), language: 'ko', device: 'pc', path: '/' } as const;
  const isShown = (change: object, where: object = {}) =>
    isVisible({ ...targeting, locales: [], paths: [], ...change }, { ...context, ...where });

  test('from its start up to, but not at, its end', () => {
    expect(isShown({}, { now: at(targeting.startAt) })).toBe(true);
    expect(isShown({}, { now: at(targeting.endAt) - 1 })).toBe(true);
    expect(isShown({}, { now: at(targeting.endAt) })).toBe(false);
  });

  test('on its device, in its languages, while it is enabled', () => {
    expect(isShown({ device: 'mobile' })).toBe(false);
    expect(isShown({ locales: ['en'] })).toBe(false);
    expect(isShown({ locales: ['en', 'ko'] })).toBe(true);
    expect(isShown({ enabled: false })).toBe(false);
  });

  test('on the home page in each language unless it names other paths', () => {
    expect(isShown({}, { path: '/en' })).toBe(true);
    expect(isShown({}, { path: '/guide' })).toBe(false);
    expect(isShown({ paths: ['/guide'] }, { path: '/guide' })).toBe(true);
    expect(isShown({ paths: ['/guide'] })).toBe(false);
  });
});

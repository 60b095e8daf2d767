import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dropDraft, keepDraft, readDraft } from './draft';
import { proofOf } from './proof';
import { digitsOf, emptyValues, type OwnForm, toldOf, valuesOf } from './values';

const use = (value: unknown) => {
  Object.defineProperty(globalThis, 'sessionStorage', { value, configurable: true, writable: true });
};

describe('the draft of a request', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    use({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });

  afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

  test('comes back as it was typed, until it is sent', () => {
    const values = { ...emptyValues, name: '홍길동', content: '천장에서 물이 샙니다' };
    keepDraft(values);
    expect(readDraft()).toEqual(values);
    dropDraft();
    expect(readDraft()).toBeNull();
  });

  test('takes nothing from storage that the form does not know', () => {
    kept.set('portico.consult', JSON.stringify({ name: 'Kim', phone: 5, password: 'secret', __proto__: { x: 1 } }));
    expect(readDraft()).toEqual({ ...emptyValues, name: 'Kim' });
    kept.set('portico.consult', 'not json');
    expect(readDraft()).toBeNull();
  });

  test('is done without where storage is blocked', () => {
    use(undefined);
    expect(() => keepDraft(emptyValues)).not.toThrow();
    expect(readDraft()).toBeNull();
  });
});

describe('the values of a request', () => {
  test('a phone number keeps its digits and a leading +', () => {
    expect(digitsOf('010-1234 5678')).toBe('01012345678');
    expect(digitsOf('+82 10-1234-5678')).toBe('+821012345678');
  });

  test('what is left empty is told as null', () => {
    expect(toldOf({ ...emptyValues, name: 'Kim', phone: '02-000-1201' })).toEqual({
      name: 'Kim',
      phone: '020001201',
      email: null,
      contactChannel: 'PHONE',
      practice: null,
      office: null,
      preferredAt: null,
      content: null,
    });
  });

  test('a stored request fills the fields and tells the same again', () => {
    const told = {
      name: '김하늘',
      phone: '01000000000',
      email: null,
      contactChannel: 'SMS',
      practice: 'defect',
      office: 0,
      preferredAt: { date: '2026-11-23', from: '09:00', to: '18:00' },
      content: '누수',
    } as const;
    expect(valuesOf(told as unknown as OwnForm).time).toBe('');
    expect(toldOf(valuesOf(told as unknown as OwnForm))).toEqual(told);
  });

  test('the proof carries Hangul and needs no escaping in a header', () => {
    const proof = proofOf('010-1234-5678', '비밀번호>?')['form-proof'];
    expect(proof).toMatch(/^[\w-]+$/);
    expect(Buffer.from(proof, 'base64url').toString()).toBe('01012345678:비밀번호>?');
  });
});

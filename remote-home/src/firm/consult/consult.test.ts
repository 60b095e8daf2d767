import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { toPhoneDigits } from 'shared/account-forms/company-values';
import { createFormProof } from './form-proof';
import { clearDraft, loadDraft, saveDraft } from './request-draft';
import { type ConsultRequest, emptyValues, toRequestBody, toRequestValues } from './request-values';

const use = (value: unknown) => {
  Object.defineProperty(globalThis, 'sessionStorage', { value, configurable: true, writable: true });
};

describe('the draft of a request', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    use({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });

  afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

  test('is restored as it was typed, until it is cleared', () => {
    const values = { ...emptyValues, name: '홍길동', content: '천장에서 물이 샙니다' };
    saveDraft(values);
    expect(loadDraft()).toEqual(values);
    clearDraft();
    expect(loadDraft()).toBeNull();
  });

  test('ignores stored values that the form does not have', () => {
    stored.set('portico.consult', JSON.stringify({ name: 'Kim', phone: 5, password: 'secret', __proto__: { x: 1 } }));
    expect(loadDraft()).toEqual({ ...emptyValues, name: 'Kim' });
    stored.set('portico.consult', 'not json');
    expect(loadDraft()).toBeNull();
  });

  test('is missing where storage is blocked', () => {
    use(undefined);
    expect(() => saveDraft(emptyValues)).not.toThrow();
    expect(loadDraft()).toBeNull();
  });
});

describe('the values of a request', () => {
  test('a phone number keeps its digits and a leading +', () => {
    expect(toPhoneDigits('010-1234 5678')).toBe('01012345678');
    expect(toPhoneDigits('+82 10-1234-5678')).toBe('+821012345678');
  });

  test('an empty field is sent as null', () => {
    expect(toRequestBody({ ...emptyValues, name: 'Kim', phone: '02-000-1201' })).toEqual({
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

  test('a stored request fills the fields and makes the same body again', () => {
    const request = {
      name: '김하늘',
      phone: '01000000000',
      email: null,
      contactChannel: 'SMS',
      practice: 'defect',
      office: 0,
      preferredAt: { date: '2026-11-23', from: '09:00', to: '18:00' },
      content: '누수',
    } as const;
    expect(toRequestValues(request as unknown as ConsultRequest).time).toBe('');
    expect(toRequestBody(toRequestValues(request as unknown as ConsultRequest))).toEqual(request);
  });

  test('the proof carries Hangul and needs no escaping in a header', () => {
    const proof = createFormProof('010-1234-5678', '비밀번호>?')['form-proof'];
    expect(proof).toMatch(/^[\w-]+$/);
    expect(Buffer.from(proof, 'base64url').toString()).toBe('01012345678:비밀번호>?');
  });
});

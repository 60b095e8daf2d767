import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { toPhoneDigits } from 'shared/account-forms/to-phone-digits';
import { createFormProof } from './form-proof';
import type { ConsultChoices } from './load';
import { clearDraft, loadDraft, saveDraft } from './request-draft';
import {
  type ConsultRequest,
  emptyValues,
  findPeriods,
  readWishes,
  toRequestBody,
  toRequestValues,
} from './request-values';

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
      _lawyer: null,
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
      _lawyer: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      practice: 'defect',
      office: 0,
      preferredAt: { date: '2026-11-23', from: '00:00', to: '23:59' },
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

describe('the wishes of a request', () => {
  const lawyer = {
    _id: 'L1',
    slug: 'kim',
    name: '김',
    position: '변호사',
    practice: 'defect',
    office: 1,
  };
  const choices: ConsultChoices = {
    offices: [
      { title: '서울', hours: null, opening: [{ days: 'WED', from: '18:00', to: '21:00' }], served: null },
      { title: '인천', hours: null, opening: null, served: null },
    ],
    practices: [
      { code: 'defect', name: '하자' },
      { code: 'divorce', name: '이혼' },
    ],
    lawyers: [lawyer],
    tel: '',
    takesFiles: false,
  };
  const read = (query: string) => readWishes(new URLSearchParams(query), choices);

  test('come from the page that led to the form; a lawyer brings field and office along', () => {
    expect(read('lawyer=kim')).toEqual({ lawyer: 'L1', practice: 'defect', office: '1' });
    expect(read('lawyer=kim&practice=divorce&office=0')).toEqual({ lawyer: 'L1', practice: 'divorce', office: '0' });
    expect(read('office=0')).toEqual({ office: '0' });
    expect([read('lawyer=lee&practice=tax&office=7'), read('office=-1'), read('')]).toEqual([{}, {}, {}]);
  });

  test('of a time follow the hours of the office and the date', () => {
    expect(findPeriods({ office: '0', date: '2026-11-25' }, choices)).toEqual(['18:00-21:00']);
    expect(findPeriods({ office: '0', date: '2026-11-26' }, choices)).toEqual([]);
    expect(findPeriods({ office: '1', date: '2026-11-26' }, choices)).toContain('09:00-12:00');
    expect(findPeriods({ office: '', date: '' }, choices)).toContain('18:00-21:00');
  });
});

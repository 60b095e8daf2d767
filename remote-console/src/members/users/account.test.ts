import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { writable } from '../../data/writable';
import { account } from './account';

const person = {
  type: 'PERSON',
  username: 'mina',
  name: '윤미나',
  roles: [],
  language: 'ko',
  notifications: [],
  marketing: { sms: false, email: false, night: false, at: null },
  socials: [],
  email: 'mina@example.com',
  phone: '01012345678',
};

const create = contract.console.users.create.body;
const written = (user: object) => writable(create, account({ ...person, ...user } as object));

describe('a member as typed', () => {
  test('may be left half empty: what was not chosen is not sent', () => {
    const user = { _level: null, password: null, address: { zip: null, address1: null, address2: null }, company: {} };
    const body = written(user) as Record<string, unknown>;
    expect(create.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ address: null, company: null });
    expect(Object.keys(body)).not.toContain('password');
  });

  test('keeps the company of a company, and a budget only with its lower end', () => {
    const company = { name: { ko: '한빛상사' }, businessNumber: '2148100000' };
    const budget = { from: null, to: 100 };
    expect(written({ type: 'COMPANY', company, buyer: { types: ['ONLINE'], budget } })).toMatchObject({
      company,
      buyer: { types: ['ONLINE'], budget: null },
    });
  });
});

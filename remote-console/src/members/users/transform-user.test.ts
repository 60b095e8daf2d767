import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { pickWritable } from '../../data/pick-writable';
import { transformUser } from './transform-user';

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
const toBody = (user: object) => pickWritable(create, transformUser({ ...person, ...user } as object));

describe('the form values of a member', () => {
  test('may be empty: empty values are not sent', () => {
    const user = { _level: null, password: null, address: { zip: null, address1: null, address2: null }, company: {} };
    const body = toBody(user) as Record<string, unknown>;
    expect(create.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ address: null, company: null });
    expect(Object.keys(body)).not.toContain('password');
  });

  test('keep the company of a company, and a budget only if it has a minimum', () => {
    const company = { name: { ko: '한빛상사' }, businessNumber: '2148100000' };
    const budget = { from: null, to: 100 };
    expect(toBody({ type: 'COMPANY', company, buyer: { types: ['ONLINE'], budget } })).toMatchObject({
      company,
      buyer: { types: ['ONLINE'], budget: null },
    });
  });
});

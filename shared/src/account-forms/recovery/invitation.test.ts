import { expect, test } from '@jest/globals';
import { parseInvitation } from './invitation';

test('an invitation link contains token and name', () => {
  expect(parseInvitation(`#token=a-b_c&name=${encodeURIComponent('김 철수')}`)).toEqual({
    token: 'a-b_c',
    name: '김 철수',
  });
});

test('any other fragment is not an invitation', () => {
  for (const hash of ['', '#', '#top', '#token=', '#name=x', '#token=a'])
    expect([hash, parseInvitation(hash)]).toEqual([hash, null]);
});

import { expect, test } from '@jest/globals';
import { invitationOf } from './invitation';

test('the link of an invitation carries token and name', () => {
  expect(invitationOf(`#token=a-b_c&name=${encodeURIComponent('김 철수')}`)).toEqual({
    token: 'a-b_c',
    name: '김 철수',
  });
});

test('any other address invites nobody', () => {
  for (const hash of ['', '#', '#top', '#token=', '#name=x', '#token=a'])
    expect([hash, invitationOf(hash)]).toEqual([hash, null]);
});

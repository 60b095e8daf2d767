import { expect, test } from '@jest/globals';
import { api } from 'shared/client';
import { contract } from 'shared/contract';
import { createCrudStore, createDocumentStore, createListStore, createReadStore } from '../../data/resource-store';
import { findResource, getAuditNames } from './audited-resources';

const { audit, faqs, outbox, setting, users } = contract.console;
const resources = [
  { name: 'audit', store: createReadStore('audit', api.console.audit, { list: audit.list, get: audit.get }) },
  { name: 'users', store: createCrudStore('users', api.console.users, users) },
  { name: 'users/withdrawals', store: createListStore('users', api.console.users, users) },
  { name: 'center/faqs', store: createCrudStore('faqs', api.console.faqs, faqs) },
  { name: 'mail', store: createReadStore('outbox', api.console.outbox, outbox) },
  { name: 'setting', store: createDocumentStore('setting', api.console.setting, setting) },
];

test('a name in the audit log leads to the console’s resource of another name', () => {
  expect(findResource(resources, 'faqs')).toBe('center/faqs');
  expect(findResource(resources, 'outbox')).toBe('mail');
  expect(findResource(resources, 'users')).toBe('users');
  expect(findResource(resources, 'matchings')).toBeNull();
});

test('the audit log can be filtered by each name once, and not by its own', () => {
  const names = getAuditNames(resources);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['users', 'matchings', 'setting']));
  expect(names).not.toContain('audit');
});

import { expect, test } from '@jest/globals';
import { api } from 'shared/client';
import { contract } from 'shared/contract';
import type { ConsoleResource } from '../../data/define-resource';
import { createCrudStore, createDocumentStore, createListStore, createReadStore } from '../../data/resource-store';
import { findResource, getAuditNames, getRecordPath } from './audited-resources';

const { audit, faqs, outbox, setting, users } = contract.console;
const Screen = () => null;
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

test('an entry leads to its record, to the trash for a deleted one, and nowhere for one that is gone', () => {
  const screens = resources.map(
    (resource) => ({ ...resource, recordTitle: 'name', List: Screen, Edit: Screen }) as ConsoleResource,
  );
  const find = (resource: string, record: Parameters<typeof getRecordPath>[1]['record']) =>
    getRecordPath(screens, { resource, record });
  const page = { resource: 'users', _id: '1' };
  expect(find('sessions', { name: '김', state: 'stored', page })).toBe('/console/users/1');
  expect(find('users', { name: '김', state: 'deleted', page })).toBe('/console/trash');
  expect(find('users', { name: '김', state: 'removed', page: null })).toBeNull();
  expect(find('faqs', null)).toBe('/console/center/faqs');
  expect(find('letters', null)).toBeNull();
});

import { expect, test } from '@jest/globals';
import { Inbox } from 'lucide-react';
import { api } from 'shared/client';
import { contract } from 'shared/contract';
import { definePage, defineResource } from './define-resource';
import { createCrudStore, createReadStore } from './resource-store';

const Screen = () => null;
const label = { name: 'Test' };
const labels = { ko: label, en: label, cn: label };
const store = createCrudStore('faqs', api.console.faqs, contract.console.faqs);
const readStore = createReadStore('audit', api.console.audit, contract.console.audit);
const description = { name: 'types-test', labels, recordTitle: 'name', List: Screen };

// Checked by the type check: a line below an expectation that compiles is an error there.
test('a screen whose call the store lacks does not compile', () => {
  expect(defineResource({ ...description, store, Create: Screen, Edit: Screen }).Create).toBe(Screen);
  expect(defineResource({ ...description, store: readStore, Edit: Screen }).Edit).toBe(Screen);
  // @ts-expect-error nobody creates an entry of the audit log
  defineResource({ ...description, store: readStore, Create: Screen });
});

test('a resource without a list, a page without a component, or a label that a language lacks does not compile', () => {
  const { List, ...withoutList } = description;
  // @ts-expect-error no list
  defineResource({ ...withoutList, store });
  // @ts-expect-error no component
  definePage({ name: 'types-test' });
  // @ts-expect-error not a component
  expect(definePage({ name: 'types-test', Page: 'Page' }).name).toBe('types-test');
  // @ts-expect-error no Chinese
  expect(() => definePage({ name: 'types-test', labels: { ko: label, en: label }, Page: List })).toThrow();
});

test('a group that the menu does not have does not compile', () => {
  expect(
    definePage({ name: 'types-test', menu: { group: 'site', order: 10, Icon: Inbox }, Page: Screen }).menu?.group,
  ).toBe('site');
  // @ts-expect-error misspelt
  definePage({ name: 'types-test', menu: { group: 'stie', order: 10, Icon: Inbox }, Page: Screen });
});

test('a store for calls that its routes do not describe does not compile', () => {
  // @ts-expect-error the audit log has no route that creates
  createCrudStore('audit', api.console.audit, contract.console.audit);
  // @ts-expect-error misspelt
  expect(() => createCrudStore('faqs', api.console.fqas, contract.console.fqas)).toThrow();
});

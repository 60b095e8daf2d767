import { expect, test } from '@jest/globals';
import { getRemoteTitle, type RemoteManifest } from './manifest';

const page = { path: '/events', title: { ko: '행사 안내', en: 'What is on', cn: '活动介绍' } };
const manifest: RemoteManifest = { name: 'remote-events', contract: '^1.4.0', routes: [page] };

test('a remote is called by its title in the language of the reader', () => {
  const title = { ko: '행사', en: 'Events', cn: '活动' };
  expect(getRemoteTitle({ ...manifest, title }, 'cn')).toBe('活动');
});

test('without a title it is called by that of its first page, and without a page by its name', () => {
  expect(getRemoteTitle(manifest, 'en')).toBe('What is on');
  expect(getRemoteTitle({ ...manifest, routes: [] }, 'en')).toBe('remote-events');
});

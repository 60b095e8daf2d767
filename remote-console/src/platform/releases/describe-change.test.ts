import { expect, test } from '@jest/globals';
import { formatVersions, getActionKey } from './describe-change';
import { releaseLabels } from './i18n';

const label = (action: string, kind: 'storage' | 'host' | 'system') => {
  const { action: labels } = releaseLabels.en.values ?? {};
  const key = getActionKey({ action, by: { kind, name: '' } });
  return labels?.[key.replace('resources.releases.action.', '')];
};

test('a change that somebody made is called by what was done', () => {
  expect(label('deploy', 'storage')).toBe('New version deployed');
  expect(label('cancel', 'host')).toBe('Canary taken back');
});

test('what the site did by itself says why', () => {
  expect(label('cancel', 'system')).toBe('Taken back by itself: it failed more');
  expect(label('promoteCanary', 'system')).toBe('Given to everybody as planned');
});

test.each([
  ['another version', '1.0.0+a', '1.0.1+b', '1.0.0+a → 1.0.1+b'],
  ['the first version', null, '1.0.0+a', '1.0.0+a'],
  ['nothing any more', '1.0.0+a', null, '1.0.0+a'],
  ['the same, such as a pinned one', '1.0.0+a', '1.0.0+a', '1.0.0+a'],
  ['nothing before and after', null, null, ''],
])('a change to %s names each version once', (_, before, after, expected) => {
  expect(formatVersions({ before, after })).toBe(expected);
});

import { expect, test } from '@jest/globals';
import { formatReport } from './bug-report';

test('a report names the address, language, width, every build and the time on one line', () => {
  const override = {
    query: 'remotes=staging',
    host: '1.0.0+abc',
    remotes: [
      { name: 'remote-home' as const, version: '1.5.0-rc.2+def', channel: null, overridden: true },
      { name: 'remote-console' as const, version: '1.0.0+012', channel: 'stable', overridden: false },
    ],
    refused: [],
    permit: { token: 'secret', expiresAt: '2026-11-22T00:00:00.000Z' },
  };
  const at = new Date('2026-11-21T07:00:00Z');
  expect(formatReport(override, { href: 'https://portico.example/en', language: 'en', width: 390, at })).toBe(
    'https://portico.example/en | en | 390px | host 1.0.0+abc | remote-home 1.5.0-rc.2+def (build) | ' +
      'remote-console 1.0.0+012 (stable) | 2026-11-21T07:00:00.000Z',
  );
});

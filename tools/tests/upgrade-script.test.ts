import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { inProject } from '../run/project';

const services = ['api-1', 'api-2', 'host-1', 'host-2', 'remote-home', 'remote-console', 'remote-matching'];

/** Stands for docker: writes down what it was asked for, and fails where `FAILS` matches. */
const docker = `#!/bin/sh
echo "\${IMAGE_TAG:-} $*" >> "$CALLS"
case "$*" in
  'compose config') printf '  image: %s\\n' registry/api registry/host registry/api ;;
  'compose --profile backup config --services') printf '%s' "$SERVICES" ;;
  'compose ps'*) echo "$IMAGE_TAG-$4" ;;
  inspect*) if printf '%s' "$*" | grep -Eq "\${UNHEALTHY:-^$}"; then echo 'restarting unhealthy 3'; else echo 'running healthy 0'; fi ;;
esac
! printf '%s' "\${IMAGE_TAG:-} $*" | grep -Eq "\${FAILS:-^$}"
`;

const upgrade = async (
  tag: string,
  { fails = '', unhealthy = '', hasBackup = true, env = 'SITE_ADDRESS=x\nIMAGE_TAG=old\n' } = {},
) => {
  const folder = createTemporaryFolder();
  mkdirSync(join(folder, 'deploy'));
  cpSync(inProject('deploy/upgrade.sh'), join(folder, 'deploy/upgrade.sh'));
  writeFileSync(join(folder, '.env'), env);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/docker'), docker);
  chmodSync(join(folder, 'bin/docker'), 0o755);
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const code = await new Promise<number>((resolve) => {
    const settings = {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      CALLS: calls,
      FAILS: fails,
      UNHEALTHY: unhealthy,
      SERVICES: hasBackup ? 'api-1\nbackup\n' : 'api-1\n',
    };
    execFile('sh', [join(folder, 'deploy/upgrade.sh'), tag], { env: settings }, (error) =>
      resolve(typeof error?.code === 'number' ? error.code : 0),
    );
  });
  const lines = readFileSync(calls, 'utf8').trim().split('\n');
  return {
    code,
    lines,
    replaced: lines.filter((line) => line.includes(' up ')).map((line) => line.replace(/ .* /, ' ')),
    tag: /^IMAGE_TAG=(.*)$/m.exec(readFileSync(join(folder, '.env'), 'utf8'))?.[1],
    isLocked: existsSync(join(folder, '.upgrade')),
  };
};

test('an upgrade backs up, replaces one process after the other, publishes, and then stays', async () => {
  const { code, lines, replaced, tag, isLocked } = await upgrade('new');
  expect({ code, tag, isLocked }).toEqual({ code: 0, tag: 'new', isLocked: false });
  expect(replaced).toEqual(services.map((service) => `new ${service}`));
  const at = (part: string) => lines.findIndex((line) => line.includes(part));
  const order = [at('image inspect registry/host'), at('old compose run --rm backup'), at('api-1'), at('releases')];
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});

test('a process that does not become healthy brings all that were replaced back, the last one first', async () => {
  const { code, replaced, tag, lines } = await upgrade('new', { unhealthy: 'new-host-1' });
  expect({ code, tag }).toEqual({ code: 1, tag: 'old' });
  expect(replaced).toEqual(['new api-1', 'new api-2', 'new host-1', 'old host-1', 'old api-2', 'old api-1']);
  expect(lines.some((line) => line.includes('releases'))).toBe(false);
});

test('releases that cannot be published bring everything back', async () => {
  const { code, replaced, tag } = await upgrade('new', { fails: 'run --rm --no-deps releases' });
  expect({ code, tag }).toEqual({ code: 1, tag: 'old' });
  expect(replaced.slice(services.length)).toEqual(services.toReversed().map((service) => `old ${service}`));
});

test('what cannot be brought back is told by the exit code', async () => {
  const { code, tag } = await upgrade('new', { unhealthy: 'api-2' });
  expect({ code, tag }).toEqual({ code: 2, tag: 'old' });
});

test.each([
  ['an image is missing', { fails: 'image inspect|pull' }],
  ['the backup fails', { fails: 'backup' }],
  ['no tag runs', { env: 'SITE_ADDRESS=x\n' }],
])('nothing is replaced where %s', async (_, options) => {
  const { code, replaced, isLocked } = await upgrade('new', options);
  expect({ code, replaced, isLocked }).toEqual({ code: 1, replaced: [], isLocked: false });
});

test('a tag that is none is refused, and without a service for backups the upgrade goes on', async () => {
  expect((await upgrade('')).code).toBe(1);
  expect((await upgrade('a b')).code).toBe(1);
  const { code, lines } = await upgrade('new', { hasBackup: false });
  expect({ code, backups: lines.filter((line) => line.includes('rm backup')) }).toEqual({ code: 0, backups: [] });
});

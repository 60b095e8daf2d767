import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { inProject } from '../run/project';
import { repeatEntries } from './add-to-deployment';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const repeat = (file: string) => repeatEntries(read(file), 'events', 3199);

const rename = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value).replaceAll('matching', 'events').replaceAll('MATCHING', 'EVENTS').replaceAll('3103', '3199'),
  );

test.each(['docker-compose.yml', 'compose.production.yml'])('%s gets a service as the other remotes have', (file) => {
  const former = parse(read(file), { merge: true });
  const made = parse(repeat(file), { merge: true });
  const { 'remote-events': service, ...services } = made.services;
  expect(service).toEqual(rename(former.services['remote-matching']));
  expect(Object.keys(services)).toEqual(Object.keys(former.services));
  expect(services.releases.depends_on).toHaveProperty('remote-events');
  expect(services.releases.environment.REMOTE_ORIGINS).toMatch(/\bevents\b[^ ]*$/);
  expect(Object.keys(made.volumes).sort()).toEqual([...Object.keys(former.volumes), 'remote-events'].sort());
});

test('Kubernetes gets its component, its image and its address', () => {
  const kustomization = parse(repeat('deploy/kubernetes/kustomization.yaml'));
  expect(kustomization.resources).toContain('remote-events');
  expect(kustomization.images).toContainEqual(expect.objectContaining({ name: 'portico/remote-events' }));
  const former = parse(read('deploy/kubernetes/ingress.yaml')).spec;
  const { tls, rules } = parse(repeat('deploy/kubernetes/ingress.yaml')).spec;
  expect(rules).toEqual([...former.rules, rename(former.rules.at(-1))]);
  expect(tls[0].hosts).toEqual([...former.tls[0].hosts, 'events.example.com']);
});

test('Caddy and the upgrade script know it', () => {
  expect(repeat('deploy/caddy/Caddyfile')).toContain(
    '\n\nevents.{$SITE_ADDRESS} {\n\timport public\n\treverse_proxy remote-events:3000 {',
  );
  expect(repeat('deploy/upgrade.sh')).toMatch(/^services='.* remote-events'$/m);
});

test('a second remote is added as the first was', () => {
  const file = 'docker-compose.yml';
  const both = parse(repeatEntries(repeat(file), 'tickets', 3200), { merge: true });
  expect(both.services['remote-tickets'].ports).toEqual([expect.stringContaining('3200')]);
  expect(both.services['remote-events'].ports).toEqual([expect.stringContaining('3199')]);
});

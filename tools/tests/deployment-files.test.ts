import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { listRemotes } from 'shared/build/project';
import { uploads } from 'shared/contract';
import { secretSettings } from 'shared/contract/secret-files';
import { parse, parseAllDocuments } from 'yaml';
import { inProject } from '../run/project';

interface Service {
  image: string;
  build?: object;
  environment?: Record<string, string>;
  profiles?: string[];
  ports?: string[];
  secrets?: string[];
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
}

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const readCompose = (file: string) =>
  parse(read(file), { merge: true }) as { services: Record<string, Service>; secrets?: Record<string, unknown> };
const composeFiles = ['docker-compose.yml', 'compose.production.yml'];
const production = readCompose('compose.production.yml');
const services = Object.entries(production.services);

/** The names in the first column of the tables of docs/settings.md, one list a table. */
const documented = read('docs/settings.md')
  .split(/^\| name \|.*$/m)
  .slice(1)
  .map((table) =>
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) =>
        [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
      ),
  );
const ofProduct = documented[0] ?? [];
/** Without those of commands. */
const ofCompose = documented.slice(2);

/** Set once in the images, or by what publishes the container's port. */
const fixed = ['HOST', ...[...read('deploy/Dockerfile').matchAll(/\b([A-Z_]+)=\//g)].map(([, name = '']) => name)];
const fixedPorts = ['PORT', 'API_PORT', 'API_HOST'];

test.each(composeFiles)('%s passes on every documented setting of the product', (file) => {
  const passed = Object.values(readCompose(file).services).flatMap(({ environment = {} }) => Object.keys(environment));
  const missing = ofProduct.filter(
    (name) => ![...passed, ...fixed, ...fixedPorts].includes(name) && !passed.includes(`${name}_FILE`),
  );
  expect(missing).toEqual([]);
});

test('every variable of the compose files is documented', () => {
  const known = [...ofProduct, ...ofCompose.flat()];
  for (const file of composeFiles) {
    const names = [...read(file).matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect({ file, names: names.filter((name) => !known.includes(name)) }).toEqual({ file, names: [] });
  }
});

test('in production secrets are files', () => {
  for (const [name, { environment = {}, secrets = [] }] of services) {
    expect({
      name,
      secrets: Object.keys(environment).filter((it) => (secretSettings as readonly string[]).includes(it)),
    }).toEqual({ name, secrets: [] });
    const files = Object.values(environment).filter((value) => String(value).startsWith('/run/secrets/'));
    expect({ name, missing: files.filter((file) => !secrets.includes(file.slice('/run/secrets/'.length))) }).toEqual({
      name,
      missing: [],
    });
  }
  const made = [...read('deploy/make-secrets.sh').matchAll(/^make_secret ([\w-]+)/gm)].map(([, name]) => name);
  expect(made.sort()).toEqual(Object.keys(production.secrets ?? {}).sort());
});

test('in production every container is limited and hardened', () => {
  for (const [name, { mem_limit, cpus, pids_limit, read_only, cap_drop, security_opt }] of services) {
    expect({ name, mem_limit, cpus, pids_limit }).toEqual({
      name,
      mem_limit: expect.any(String),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
    });
    expect({ name, read_only, cap_drop, security_opt }).toEqual({
      name,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

test('in production only Caddy is reached from outside, and what is for tries stands in a profile', () => {
  const published = services.filter(([, { ports, profiles }]) => ports && !profiles).map(([name]) => name);
  expect(published).toEqual(['caddy']);
  expect(services.filter(([, { profiles }]) => profiles).map(([name]) => name)).toEqual([
    'backup',
    'daily-backup',
    'store',
    'mail',
  ]);
});

test('in production each image of ours is built at one service, with the tag of the commit', () => {
  const own = services.filter(([, { image }]) => image.includes('IMAGE_REGISTRY'));
  expect(own.map(([, { image }]) => image).filter((image) => !/:\$\{IMAGE_TAG:\?.*\}$/.test(image))).toEqual([]);
  const images = new Set(own.map(([, { image }]) => image.replace(/\$\{IMAGE_TAG.*/, '')));
  const built = own.filter(([, { build }]) => build).map(([, { image }]) => image.replace(/\$\{IMAGE_TAG.*/, ''));
  expect(built.sort()).toEqual([...images].sort());
});

test('each image of ours has a list of its parts', () => {
  const dockerfiles = ['deploy/Dockerfile', 'deploy/store/Dockerfile', 'deploy/mail/Dockerfile'].map(read);
  const stages = dockerfiles.flatMap((text) => text.split(/^(?=FROM )/m)).filter((text) => /^CMD /m.test(text));
  expect(stages.length).toBe(7);
  for (const stage of stages) expect(stage).toMatch(/^(COPY .* \/portico\/sbom\.json|RUN npm sbom .*> sbom\.json)/m);
});

test('the proxies let the largest upload through', () => {
  const largest = Math.max(...Object.values(uploads).map(({ limit }) => limit));
  const [, caddyMb] = read('deploy/caddy/Caddyfile').match(/max_size (\d+)MB/) ?? [];
  const [, ingressMb] = read('deploy/kubernetes/ingress.yaml').match(/proxy-body-size: (\d+)m/) ?? [];
  for (const limit of [caddyMb, ingressMb]) expect(Number(limit) * 1_000_000).toBeGreaterThan(largest + 1_000_000);
});

test('uploads on their way cannot take all the memory of the API', () => {
  for (const file of composeFiles)
    for (const name of ['api-1', 'api-2'])
      expect(readCompose(file).services[name]?.tmpfs).toEqual(['/tmp:size=256m,mode=1777']);
  expect(production.services['api-1']?.mem_limit).toBe('1g');
});

test('a backup has the address of the database past a pooler', () => {
  for (const file of composeFiles)
    for (const name of ['backup', 'daily-backup'])
      expect(Object.keys(readCompose(file).services[name]?.environment ?? {}).join(' ')).toContain(
        'DATABASE_DIRECT_URL',
      );
  const [job] = parseAllDocuments(read('deploy/kubernetes/backup.yaml')).map((document) => document.toJS());
  const [{ env }] = job.spec.jobTemplate.spec.template.spec.containers;
  expect(env).toContainEqual({
    name: 'DATABASE_DIRECT_URL',
    valueFrom: { secretKeyRef: { name: 'portico', key: 'DATABASE_DIRECT_URL', optional: true } },
  });
});

test('every image of the manifests has a tag that names one build', () => {
  const images = ['', 'scale/'].flatMap(
    (folder) =>
      (parse(read(`deploy/kubernetes/${folder}kustomization.yaml`)) as { images: { name: string; newTag: string }[] })
        .images,
  );
  const files = readdirSync(inProject('deploy/kubernetes'), { recursive: true, encoding: 'utf8' });
  const used = files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => JSON.stringify(document)))
    .flatMap((text) => [...text.matchAll(/"image":"([^"]+)"/g)].map(([, image = '']) => image));
  expect(used.filter((image) => image.includes(':'))).toEqual([]);
  const remotes = listRemotes().map((name) => `portico/${name}`);
  const expected = [...used.filter((image) => image !== 'portico/remote'), ...remotes];
  expect(images.map(({ name }) => name).sort()).toEqual([...new Set(expected)].sort());
  expect(images.filter(({ newTag }) => !newTag || newTag === 'latest')).toEqual([]);
});

test('the pod of a remote hands its source maps over to the container that has the bucket, and what it serves does not see them', () => {
  const [deployment] = parseAllDocuments(read('deploy/kubernetes/remote/remote.yaml')).map((it) => it.toJS());
  const { initContainers, containers } = deployment.spec.template.spec;
  const hasMaps = ({ volumeMounts }: { volumeMounts: { mountPath: string }[] }) =>
    volumeMounts.some(({ mountPath }) => mountPath === '/source-maps');
  const described = [...initContainers, ...containers].map((it) => [it.image, it.command ?? it.args, hasMaps(it)]);
  expect(described).toEqual([
    ['portico/remote', ['cp', '/source-maps.gz', '/source-maps/'], true],
    ['portico/releases', ['fetch'], true],
    ['portico/remote', undefined, false],
  ]);
  expect(read('deploy/Dockerfile')).toContain('COPY --from=remote-built /source-maps.gz /\n');
  for (const name of listRemotes()) {
    const { patches } = parse(read(`deploy/kubernetes/${name}/kustomization.yaml`)) as { patches: { patch: string }[] };
    expect(parse(patches[0]?.patch ?? '')).toContainEqual({
      op: 'add',
      path: '/spec/template/spec/initContainers/1/env/-',
      value: { name: 'REMOTE', value: name },
    });
  }
});

/** Pods as the manifests describe them, by the label that names them. */
const listPods = () => {
  const pods: { labels: Record<string, string> }[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { template } = value as { template?: { metadata?: { labels: Record<string, string> } } };
    if (template?.metadata) pods.push(template.metadata);
    Object.values(value).forEach(collect);
  };
  for (const file of ['api', 'host', 'releases', 'backup', 'remote/remote'])
    collect(parseAllDocuments(read(`deploy/kubernetes/${file}.yaml`)).map((document) => document.toJS()));
  return pods;
};

test('the policy for what is public selects host, remotes and their job, whatever remotes there are', () => {
  const policy = parseAllDocuments(read('deploy/kubernetes/network.yaml'))
    .map((document) => document.toJS() as { metadata: { name: string }; spec: { podSelector: object } })
    .find(({ metadata }) => metadata.name === 'public');
  expect(policy?.spec.podSelector).toEqual({ matchLabels: { reach: 'public' } });
  const selected = listPods().filter(({ labels }) => labels.reach === 'public');
  expect(selected.map(({ labels }) => labels['app.kubernetes.io/name']).sort()).toEqual(['host', 'releases', 'remote']);
});

test.each(listRemotes())('%s has a service in both compose files and a component of Kubernetes', (name) => {
  for (const file of composeFiles) expect(readCompose(file).services[name]?.image).toMatch(new RegExp(`/${name}\\b`));
  expect(read('deploy/upgrade.sh')).toMatch(new RegExp(`^services='.*\\b${name}\\b.*'$`, 'm'));
  expect(existsSync(inProject('deploy/kubernetes', name, 'kustomization.yaml'))).toBe(true);
  const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
  expect(resources).toContain(name);
});

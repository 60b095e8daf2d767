import { z } from 'zod';
import type { RemoteManifest } from './manifest';
import { chunk, findWrongOffer, offers, scope, text, title } from './parse-offers';
import { type BuiltRelease, type Canary, type Deployment, hostContract, type Registry, type Release } from './registry';
import { getMajor } from './registry-sets';
import { isRemoteName, type RemoteName } from './remote-name';

// All objects but the manifest of a registry are strict: an entry with an unknown key is not used.
export const name = z.custom<RemoteName>(
  (value) => typeof value === 'string' && isRemoteName(value),
  'is not the name of a remote',
);
const filePattern = /^\w[\w.-]*$/;
const file = z.string().regex(filePattern, 'is not the name of a file');
export const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'is not a version');
const contract = z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a version');
const commit = z.string().regex(/^[0-9a-f]{7,40}(-dirty)?$/, 'is not a commit');
const digest = z.string().regex(/^sha384-[0-9A-Za-z+/]{64}$/, 'is not a sha384 digest');
export const channel = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'is not the name of a channel');

const isBase = (text: string) => {
  if (text.startsWith('/remotes/')) return /^\/remotes(\/[\w.+%-]+)+\/$/.test(text) && !text.includes('..');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) return false;
  const { origin, pathname } = new URL(text);
  return text === origin + pathname && text.endsWith('/');
};

const route = z.strictObject({
  path: z.string().regex(/^\/[^\s?#]*$/, 'is not a path'),
  title,
  scope: scope.optional(),
  ssr: z.boolean().optional(),
  example: text.optional(),
  chunk: chunk.optional(),
});

const manifest = z.strictObject({
  name,
  title: title.optional(),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'is not a caret range'),
  api: contract.optional(),
  commit: commit.optional(),
  routes: z.array(route).min(1),
  ...offers,
});

/**
 * The manifest as a registry has it. What a later version adds to it is kept and not used, so that its releases run here too;
 * how files are checked is said by the release and who may enter by the route, which stay strict.
 */
const storedManifest = z.looseObject({
  ...manifest.shape,
  title: z.looseObject(title.shape).optional().catch(undefined),
  api: contract.optional().catch(undefined),
  commit: commit.optional().catch(undefined),
  // As written, so that nothing of a later version is lost; a host uses what it can read (`withReadableOffers`).
  navigation: z.custom<RemoteManifest['navigation']>(() => true).optional(),
  badges: z.custom<RemoteManifest['badges']>(() => true).optional(),
  extensions: z.custom<RemoteManifest['extensions']>(() => true).optional(),
  records: z.custom<RemoteManifest['records']>(() => true).optional(),
});

/** Whether a text can be the name of a file of a release. */
export const isFileName = (text: string) => filePattern.test(text);

/** Served by a compiler in development, so its files change and have no digests. */
const isDevelopment = (release: Release) => release.version === 'development';

const createReleaseSchema = <Manifest extends RemoteManifest>(
  manifest: z.ZodType<Manifest>,
): z.ZodType<Release & { manifest: Manifest }> =>
  z
    .strictObject({
      name,
      version,
      base: z.string().refine(isBase, 'is neither a path below /remotes/ nor an address of a folder'),
      entry: file,
      scripts: z.array(file),
      styles: z.array(file),
      sheets: z.record(z.string(), z.array(file)).optional(),
      server: file.nullable(),
      integrity: z.record(file, digest),
      builtAt: z.iso.datetime(),
      manifest,
    })
    .refine((it) => it.manifest.name === it.name, { path: ['manifest', 'name'], message: 'is another remote' })
    .refine(
      (it) =>
        isDevelopment(it) ||
        [
          it.entry,
          ...it.scripts,
          ...it.styles,
          ...Object.values(it.sheets ?? {}).flat(),
          ...(it.server ? [it.server] : []),
        ].every((each) => it.integrity[each]),
      { path: ['integrity'], message: 'does not name every file that the host loads' },
    );

/** A release as a registry has it. */
export const release = createReleaseSchema(storedManifest);

/** A release as it was built. */
const builtRelease = createReleaseSchema(
  manifest.superRefine((it, context) => {
    const wrong = findWrongOffer(it);
    if (wrong) context.addIssue(wrong);
  }),
);

export const deployment: z.ZodType<Deployment> = z.strictObject({
  history: z.array(version),
  pinned: z.boolean(),
  disabled: z.boolean(),
});

const maxShares = 20;

export const canary: z.ZodType<Canary> = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,40}$/, 'is not the id of a canary'),
    name,
    version,
    shares: z
      .array(z.number().gt(0).max(100))
      .min(1)
      .max(maxShares)
      .refine((all) => all.every((share, at) => at === 0 || share > (all[at - 1] ?? 0)), 'do not rise'),
    everyMs: z.int().min(1000).nullable(),
    startedAt: z.iso.datetime(),
  })
  .refine(({ shares, everyMs }) => (everyMs === null) === (shares.length === 1), 'has no time for each share');

/** Each under the name of its remote. */
const releases = z
  .record(name, release)
  .refine((it) => Object.entries(it).every(([key, each]) => each.name === key), 'names the release of another remote');

const releaseSet = z.strictObject({
  hostContract: contract,
  channels: z.record(channel, releases),
  lines: z.record(channel, z.record(name, deployment)).default({}),
  shipped: z.record(name, version).default({}),
  canaries: z.record(channel, canary).exactOptional(),
});

export const major = z.string().regex(/^\d+$/, 'is not a major version');

export const registry = z.strictObject({
  ...releaseSet.shape,
  revision: z.int().min(0).default(0),
  hostContract: contract.default(hostContract),
  builds: z.record(name, z.array(release)).default({}),
  byContract: z
    .record(major, releaseSet)
    .refine(
      (it) => Object.entries(it).every(([key, set]) => getMajor(set.hostContract) === key),
      'names another version',
    )
    .exactOptional(),
});

/** zod's records drop a `__proto__` key without an error. */
const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype));

const maxReasons = 3;

/** Throws an error with the first reasons if a value is invalid. */
export const check = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  if (hasPrototype(value)) throw new Error('__proto__ is no name');
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const reasons = error.issues.slice(0, maxReasons).map(({ path, message }) => [path.join('.'), message]);
  throw new Error(reasons.map((parts) => parts.filter(Boolean).join(': ')).join('; '));
};

export const getReason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

const parseAs = <Value>(schema: z.ZodType<Value>, what: string, value: unknown): Value => {
  try {
    return check(schema, value);
  } catch (cause) {
    throw new Error(`${what} is broken (${getReason(cause)})`);
  }
};

/** Throws an error with up to three reasons if anything in the registry is invalid. */
export const parseRegistry = (value: unknown): Registry => parseAs(registry, 'The registry', value);

/** Throws an error with up to three reasons if a built release is invalid or has an unknown key. */
export const parseRelease = (value: unknown): BuiltRelease => parseAs(builtRelease, 'The release', value);

export { withReadableOffers } from './parse-offers';

/** Whether a text can be the commit of a build. */
export const isCommit = (text: string) => commit.safeParse(text).success;

/** Whether a text can be the name of a channel. */
export const isChannel = (text: string) => channel.safeParse(text).success;

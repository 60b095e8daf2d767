import { z } from 'zod';
import { remoteNames } from './manifest';
import { type Deployment, hostContract, type Registry, type Release } from './registry';

// All objects are strict: an entry with an unknown key is not used.
export const name = z.enum(remoteNames);
const file = z.string().regex(/^\w[\w.-]*$/, 'is not the name of a file');
export const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'is not a version');
const contract = z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a version');
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
  title: z.strictObject({ ko: z.string().min(1), en: z.string().min(1), cn: z.string().min(1) }),
  scope: z.enum(['console', 'user', 'seller', 'buyer']).optional(),
  ssr: z.boolean().optional(),
  chunk: z
    .string()
    .regex(/^[\w-]+$/, 'is not the name of a chunk')
    .optional(),
});

const manifest = z.strictObject({
  name,
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'is not a caret range'),
  routes: z.array(route).min(1),
});

/** Served by a compiler in development, so its files change and have no digests. */
const isDevelopment = (release: Release) => release.version === 'development';

export const release = z
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

export const deployment: z.ZodType<Deployment> = z.strictObject({
  history: z.array(version),
  pinned: z.boolean(),
  disabled: z.boolean(),
});

export const registry = z.strictObject({
  revision: z.int().min(0).default(0),
  hostContract: contract.default(hostContract),
  channels: z.record(channel, z.partialRecord(name, release)),
  lines: z.record(channel, z.partialRecord(name, deployment)).default({}),
  builds: z.partialRecord(name, z.array(release)).default({}),
  shipped: z.partialRecord(name, version).default({}),
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

/** Throws an error with up to three reasons if the release is invalid. */
export const parseRelease = (value: unknown): Release => parseAs<Release>(release, 'The release', value);

/** Whether a text can be the name of a channel. */
export const isChannel = (text: string) => channel.safeParse(text).success;

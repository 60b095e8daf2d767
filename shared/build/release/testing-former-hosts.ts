/**
 * How hosts of former releases read a registry, so that tests can show them what the tools of today write. A copy, which stays as it is:
 * shared/src/remotes/parse.ts and registry-entries.ts of host contract 1.3.0 (5cb457ca). Those of 1.1.0 (5b9bb7c), in version 1.0.0, have
 * the same schema and refuse the whole registry where these skip an entry. Those of 1.4.0 (8c76c880) know any name, and read manifests
 * leniently.
 */
import { z } from 'zod';

const knownName = z.enum(['remote-home', 'remote-console', 'remote-matching']);
const anyName = z.string().regex(/^remote-[a-z]{1,30}$/, 'is not the name of a remote');
const file = z.string().regex(/^\w[\w.-]*$/, 'is not the name of a file');
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'is not a version');
const contract = z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a version');
const digest = z.string().regex(/^sha384-[0-9A-Za-z+/]{64}$/, 'is not a sha384 digest');
const channel = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'is not the name of a channel');

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
  name: knownName,
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'is not a caret range'),
  routes: z.array(route).min(1),
});

const title = route.shape.title;
const lenientManifest = z.looseObject({
  ...manifest.shape,
  name: anyName,
  title: z.looseObject(title.shape).optional().catch(undefined),
});

/** Served by a compiler in development, so its files change and have no digests. */
const isDevelopment = ({ version }: { version: string }) => version === 'development';

const createRelease = (name: z.ZodType<string>, manifest: z.ZodType<{ name: string }>) =>
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

const deployment = z.strictObject({
  history: z.array(version),
  pinned: z.boolean(),
  disabled: z.boolean(),
});

const release = createRelease(knownName, manifest);

const registry = z.strictObject({
  revision: z.int().min(0).default(0),
  hostContract: contract.default('1.3.0'),
  channels: z.record(channel, z.partialRecord(knownName, release)),
  lines: z.record(channel, z.partialRecord(knownName, deployment)).default({}),
  builds: z.partialRecord(knownName, z.array(release)).default({}),
  shipped: z.partialRecord(knownName, version).default({}),
});

/** zod's records drop a `__proto__` key without an error. */
const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype));

const maxReasons = 3;

/** Throws an error with the first reasons if a value is invalid. */
const check = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  if (hasPrototype(value)) throw new Error('__proto__ is no name');
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const reasons = error.issues.slice(0, maxReasons).map(({ path, message }) => [path.join('.'), message]);
  throw new Error(reasons.map((parts) => parts.filter(Boolean).join(': ')).join('; '));
};

const getReason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

interface Reading {
  registry: {
    builds: Record<string, z.infer<typeof release>[]>;
    channels: Record<string, Record<string, z.infer<typeof release>>>;
    lines: Record<string, Record<string, z.infer<typeof deployment>>>;
    shipped: Record<string, string>;
    revision: number;
    hostContract: string;
  };
  skipped: { path: string[]; value: unknown; reason: string }[];
}

type SkippedEntry = Reading['skipped'][number];

const toRecord = (value: unknown, path: string[] = []) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Error([...path, 'is no object'].join(' '));
};

type ReadEntry<Value> = (value: unknown, key: string, path: string[]) => Value;

/** Reads each entry by itself; `read` throws if it cannot be read. */
const readEach = <Value>(
  skipped: SkippedEntry[],
  record: object,
  path: string[],
  read: ReadEntry<Value>,
): [string, Value][] =>
  Object.entries(record).flatMap(([key, value]): [string, Value][] => {
    const entryPath = [...path, key];
    try {
      return [[key, read(value, key, entryPath)]];
    } catch (cause) {
      skipped.push({ path: entryPath, value, reason: getReason(cause) });
      return [];
    }
  });

const createReader =
  (name: z.ZodType<string>, release: z.ZodType<Reading['registry']['builds'][string][number]>) =>
  (value: unknown): Reading => {
    const skipped: SkippedEntry[] = [];
    const {
      revision,
      hostContract: hostVersion,
      channels,
      lines = {},
      builds = {},
      shipped = {},
      ...rest
    } = toRecord(value);
    readEach(skipped, rest, [], () => {
      throw new Error('is an unknown key');
    });
    /** Entries by the name of the remote. */
    const readNamed = <Value>(record: unknown, path: string[], read: (value: unknown, path: string[]) => Value) =>
      Object.fromEntries(
        readEach(skipped, toRecord(record, path), path, (entry, key, entryPath) => {
          check(name, key);
          return read(entry, entryPath);
        }),
      );
    const readChannels = <Value>(record: unknown, path: string[], schema: z.ZodType<Value>) =>
      Object.fromEntries(
        readEach(skipped, toRecord(record, path), path, (entry, key, entryPath) => {
          check(channel, key);
          return readNamed(entry, entryPath, (each) => check(schema, each));
        }),
      );
    const readList = (list: unknown, path: string[]) => {
      if (!Array.isArray(list)) throw new Error('is no list');
      return readEach(skipped, list, path, (entry) => check(release, entry)).map(([, each]) => each);
    };
    return {
      registry: {
        revision: check(registry.shape.revision, revision),
        hostContract: check(registry.shape.hostContract, hostVersion),
        channels: readChannels(channels, ['channels'], release),
        lines: readChannels(lines, ['lines'], deployment),
        builds: readNamed(builds, ['builds'], readList),
        shipped: readNamed(shipped, ['shipped'], (entry) => check(version, entry)),
      },
      skipped,
    };
  };

/** As hosts of contract 1.3.0 do: an entry that they cannot read is skipped alone. */
export const readAsContract130 = createReader(knownName, release);

/** As hosts of contract 1.4.0 do: what they do not know of a manifest is kept and not used. */
export const readAsContract140 = createReader(anyName, createRelease(anyName, lenientManifest));

/** As hosts of contract 1.1.0 do: they use a registry whole or not at all. */
export const readAsContract110 = (value: unknown) => check(registry, value);

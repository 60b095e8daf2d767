import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { isRemoteName } from 'shared/remotes';
import { RefusedError } from '../refused-error';
import { createChangeLog, getLogAddress } from './change-log';
import { getMediaType } from './media-types';
import { createRecentDeployments, getDeploymentsAddress } from './recent-deployments';
import {
  type PrivateFiles,
  type PublishedRelease,
  privateFolder,
  type RegistryStore,
  type ReleaseStore,
} from './store';
import type { TextStore } from './text-store';

/** Loaded on first use, because most installations have no bucket. */
const loadSdk = () => import('@aws-sdk/client-s3');

let client: S3Client | null = null;

const getClient = async (): Promise<S3Client> => {
  const { S3Client } = await loadSdk();
  const { S3_ENDPOINT, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  client ??= new S3Client({
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return client;
};

/** Longest wait for a call (ms): whoever reads the registry again and again must not wait for ever. Writing sends whole files. */
const timeoutMs = { read: 10_000, write: 60_000 };

const createTimeout = (kind: keyof typeof timeoutMs) => ({ abortSignal: AbortSignal.timeout(timeoutMs[kind]) });

const isStatus = (cause: unknown, ...statuses: number[]) => {
  const { $metadata } = cause as { $metadata?: { httpStatusCode?: number } };
  return statuses.includes($metadata?.httpStatusCode ?? 0);
};

/** Splits `s3://bucket/key`. */
const parseAddress = (address: string) => {
  const { hostname, pathname } = new URL(address);
  return { bucket: hostname, key: decodeURIComponent(pathname).replace(/^\//, '') };
};

const getObject = async (bucket: string, key: string, knownTag?: string) => {
  const { GetObjectCommand } = await loadSdk();
  const input = { Bucket: bucket, Key: key, ...(knownTag && { IfNoneMatch: knownTag }) };
  const { Body, ETag } = await (await getClient()).send(new GetObjectCommand(input), createTimeout('read'));
  return { content: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag ?? '' };
};

interface PutOptions {
  bucket: string;
  key: string;
  content: Uint8Array | string;
  condition?: { IfMatch: string } | { IfNoneMatch: '*' };
  /** By default a release is kept by everybody for good, and a registry is asked for again. */
  cacheControl?: string;
}

/** Resolves with false if the condition is not met. */
const putObject = async ({ bucket, key, content, condition, cacheControl }: PutOptions): Promise<boolean> => {
  const { PutObjectCommand } = await loadSdk();
  const immutable = !key.endsWith('remotes.json');
  const object = {
    Bucket: bucket,
    Key: key,
    Body: content,
    ContentType: getMediaType(key),
    CacheControl: cacheControl ?? (immutable ? 'public, max-age=31536000, immutable' : 'no-cache'),
    ...condition,
  };
  try {
    await (await getClient()).send(new PutObjectCommand(object), createTimeout('write'));
    return true;
  } catch (cause) {
    // 404: the object to replace is gone; 409: another write is in progress; 412: it was replaced.
    if (condition && isStatus(cause, 404, 409, 412)) return false;
    throw cause;
  }
};

const deleteObject = async (bucket: string, key: string) => {
  const { DeleteObjectCommand } = await loadSdk();
  await (await getClient()).send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), createTimeout('write'));
};

/** Writes an object on a condition that cannot be met: a store that accepts it ignores conditions. */
const supportsConditionalWrites = async (bucket: string, key: string) => {
  const isAccepted = await putObject({ bucket, key, content: 'probe', condition: { IfMatch: '"0123456789abcdef"' } });
  if (!isAccepted) return true;
  await deleteObject(bucket, key);
  return false;
};

/** For what not everybody may read. */
const privateCacheControl = 'private, no-store';

const createS3Text = (address: string, cacheControl?: string): TextStore => {
  const { bucket, key } = parseAddress(address);
  let isSupported: Promise<boolean> | null = null;
  return {
    read: async (cached = null) => {
      try {
        const { content, tag } = await getObject(bucket, key, cached?.tag);
        return { text: new TextDecoder().decode(content), tag };
      } catch (cause) {
        if (isStatus(cause, 304)) return cached;
        if (isStatus(cause, 404)) return null;
        throw cause;
      }
    },
    replace: async (text, previous) => {
      isSupported ??= supportsConditionalWrites(bucket, `${key}.probe`);
      if (!(await isSupported))
        throw new RefusedError(
          `${address}: this store ignores conditional writes, so two deployments at once could undo each other. Keep the registry in a folder (--registry), or use a store that knows If-Match.`,
        );
      const condition = previous ? { IfMatch: previous.tag } : ({ IfNoneMatch: '*' } as const);
      return putObject({ bucket, key, content: text, condition, ...(cacheControl && { cacheControl }) });
    },
  };
};

/** A registry in a bucket, `s3://bucket/key`, with what belongs to it beside it. Needs a store with conditional writes. */
export const createS3Registry = (address: string): RegistryStore => ({
  title: address,
  ...createS3Text(address),
  log: createChangeLog(createS3Text(getLogAddress(address), privateCacheControl)),
  deployments: createRecentDeployments(createS3Text(getDeploymentsAddress(address), privateCacheControl)),
});

const createPrivateFiles = (bucket: string, prefix: string): PrivateFiles => ({
  read: async (key) => {
    try {
      return (await getObject(bucket, prefix + key)).content;
    } catch (cause) {
      if (isStatus(cause, 404)) return null;
      throw cause;
    }
  },
  write: async (key, content) => {
    await putObject({ bucket, key: prefix + key, content, cacheControl: privateCacheControl });
  },
  remove: (key) => deleteObject(bucket, prefix + key),
});

/** Releases in a bucket, `s3://bucket/prefix`. */
export const createS3Releases = (address: string): ReleaseStore => {
  const { bucket, key } = parseAddress(address.endsWith('/') ? address : `${address}/`);
  const getKey = (name: string, version: string, file = '') => `${key}${name}/${version}/${file}`;

  const listObjects = async (prefix: string) => {
    const { paginateListObjectsV2 } = await loadSdk();
    const found: { key: string; modifiedAt: Date }[] = [];
    for await (const { Contents } of paginateListObjectsV2(
      { client: await getClient() },
      { Bucket: bucket, Prefix: prefix },
      createTimeout('read'),
    ))
      for (const { Key = '', LastModified = new Date() } of Contents ?? [])
        found.push({ key: Key, modifiedAt: LastModified });
    return found;
  };

  return {
    title: address,
    read: async (name, version, file) => (await getObject(bucket, getKey(name, version, file))).content,
    has: (name, version) =>
      getObject(bucket, getKey(name, version, 'remote.json')).then(
        () => true,
        (cause) => {
          if (isStatus(cause, 404)) return false;
          throw cause;
        },
      ),
    copy: async (from, name, version) => {
      // Compressed copies are only for servers that look for them. remote.json comes last: it marks the release as complete.
      const files = (await readdir(from)).filter((file) => !/\.(br|gz)$/.test(file));
      const ordered = [...files.filter((file) => file !== 'remote.json'), 'remote.json'];
      for (const file of ordered)
        await putObject({ bucket, key: getKey(name, version, file), content: await readFile(path.join(from, file)) });
    },
    list: async () => {
      const published = new Map<string, PublishedRelease>();
      for (const object of await listObjects(`${key}remote-`)) {
        const [name = '', version, file] = object.key.slice(key.length).split('/');
        if (isRemoteName(name) && version && file)
          published.set(`${name}/${version}`, { name, version, publishedAt: object.modifiedAt });
      }
      return [...published.values()];
    },
    remove: async (name, version) => {
      for (const object of await listObjects(getKey(name, version))) await deleteObject(bucket, object.key);
    },
    sourceMaps: createPrivateFiles(bucket, `${key}${privateFolder}/`),
  };
};

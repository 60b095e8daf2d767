import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { type RemoteName, remoteNames } from 'shared/remotes';
import { Refusal } from './changes';
import { mediaTypeOf } from './media-types';
import type { Published, RegistryStore, ReleaseStore } from './store';

/** Loaded when a bucket is named; nobody else waits for it. */
const library = () => import('@aws-sdk/client-s3');

let client: S3Client | null = null;

const connect = async (): Promise<S3Client> => {
  const { S3Client } = await library();
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

const isStatus = (cause: unknown, ...wanted: number[]) => {
  const { $metadata } = cause as { $metadata?: { httpStatusCode?: number } };
  return wanted.includes($metadata?.httpStatusCode ?? 0);
};

/** `s3://bucket/prefix` in its parts; the prefix ends in `/` or is empty. */
const partsOf = (address: string) => {
  const { hostname, pathname } = new URL(address);
  return { bucket: hostname, key: decodeURIComponent(pathname).replace(/^\//, '') };
};

const get = async (bucket: string, key: string, unless?: string) => {
  const { GetObjectCommand } = await library();
  const wish = { Bucket: bucket, Key: key, ...(unless && { IfNoneMatch: unless }) };
  const { Body, ETag } = await (await connect()).send(new GetObjectCommand(wish));
  return { content: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag ?? '' };
};

interface Put {
  bucket: string;
  key: string;
  content: Uint8Array | string;
  condition?: { IfMatch: string } | { IfNoneMatch: '*' };
}

/** False where the condition does not hold. */
const put = async ({ bucket, key, content, condition }: Put): Promise<boolean> => {
  const { PutObjectCommand } = await library();
  const immutable = !key.endsWith('remotes.json');
  const object = {
    Bucket: bucket,
    Key: key,
    Body: content,
    ContentType: mediaTypeOf(key),
    CacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...condition,
  };
  try {
    await (await connect()).send(new PutObjectCommand(object));
    return true;
  } catch (cause) {
    // 404: what should be replaced is gone; 409: another write is under way; 412: it was replaced.
    if (condition && isStatus(cause, 404, 409, 412)) return false;
    throw cause;
  }
};

/** A store that does not know conditional writes takes this one: nothing by that name can bear this tag. */
const honoursConditions = async (bucket: string, key: string) => {
  const taken = await put({ bucket, key, content: 'probe', condition: { IfMatch: '"0123456789abcdef"' } });
  if (!taken) return true;
  const { DeleteObjectCommand } = await library();
  await (await connect()).send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  return false;
};

export const bucketRegistry = (address: string): RegistryStore => {
  const { bucket, key } = partsOf(address);
  let honoured: Promise<boolean> | null = null;
  return {
    title: address,
    read: async (known = null) => {
      try {
        const { content, tag } = await get(bucket, key, known?.tag);
        return { text: new TextDecoder().decode(content), tag };
      } catch (cause) {
        if (isStatus(cause, 304)) return known;
        if (isStatus(cause, 404)) return null;
        throw cause;
      }
    },
    replace: async (text, seen) => {
      honoured ??= honoursConditions(bucket, `${key}.probe`);
      if (!(await honoured))
        throw new Refusal(
          `${address}: this store ignores conditional writes, so two deployments at once could undo each other. Keep the registry in a folder (--registry), or use a store that knows If-Match.`,
        );
      const condition = seen ? { IfMatch: seen.tag } : ({ IfNoneMatch: '*' } as const);
      return put({ bucket, key, content: text, condition });
    },
  };
};

export const bucketReleases = (address: string): ReleaseStore => {
  const { bucket, key } = partsOf(address.endsWith('/') ? address : `${address}/`);
  const at = (name: string, version: string, file = '') => `${key}${name}/${version}/${file}`;

  const objectsBelow = async (prefix: string) => {
    const { paginateListObjectsV2 } = await library();
    const found: { key: string; at: Date }[] = [];
    for await (const { Contents } of paginateListObjectsV2(
      { client: await connect() },
      { Bucket: bucket, Prefix: prefix },
    ))
      for (const { Key = '', LastModified = new Date() } of Contents ?? []) found.push({ key: Key, at: LastModified });
    return found;
  };

  return {
    title: address,
    read: async (name, version, file) => (await get(bucket, at(name, version, file))).content,
    has: (name, version) =>
      get(bucket, at(name, version, 'remote.json')).then(
        () => true,
        (cause) => {
          if (isStatus(cause, 404)) return false;
          throw cause;
        },
      ),
    place: async (from, name, version) => {
      // Compressed copies are for servers that know to look beside a file. The description comes last: with it the release is whole.
      const files = (await readdir(from)).filter((file) => !/\.(br|gz)$/.test(file));
      const ordered = [...files.filter((file) => file !== 'remote.json'), 'remote.json'];
      for (const file of ordered)
        await put({ bucket, key: at(name, version, file), content: await readFile(path.join(from, file)) });
    },
    list: async () => {
      const published = new Map<string, Published>();
      for (const name of remoteNames)
        for (const object of await objectsBelow(`${key}${name}/`)) {
          const version = object.key.slice(`${key}${name}/`.length).split('/')[0] ?? '';
          published.set(`${name}/${version}`, { name: name as RemoteName, version, publishedAt: object.at });
        }
      return [...published.values()];
    },
    remove: async (name, version) => {
      const { DeleteObjectCommand } = await library();
      for (const object of await objectsBelow(at(name, version)))
        await (await connect()).send(new DeleteObjectCommand({ Bucket: bucket, Key: object.key }));
    },
  };
};

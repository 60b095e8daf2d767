import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export type FileStorage = Disk;

interface Bucket {
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Storage in a folder of the file system. */
export const fsStorage = (folder: string): FileStorage =>
  new Disk(new FSDriver({ location: resolve(folder), visibility: 'private' }));

/** Storage in a bucket of S3 or of a compatible service. */
const s3Storage = async ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): Promise<FileStorage> => {
  // Imported on demand: 40 MB of code that storage in a folder does not need.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      supportsACL: false,
    }),
  );
};

/** Opens the bucket of S3_BUCKET if that is set, else `folder`. */
export const openStorage = async (env: NodeJS.ProcessEnv, folder: string): Promise<FileStorage> =>
  env.S3_BUCKET
    ? s3Storage({
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION ?? 'us-east-1',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      })
    : fsStorage(folder);

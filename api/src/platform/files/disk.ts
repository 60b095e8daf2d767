import { resolve } from 'node:path';
import { Disk as Drive } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export type Disk = Drive;

interface Bucket {
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A folder of this machine. */
export const folderDisk = (folder: string): Disk =>
  new Drive(new FSDriver({ location: resolve(folder), visibility: 'private' }));

/** A bucket of S3 or of what speaks like it. */
export const bucketDisk = async ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): Promise<Disk> => {
  // 40 MB of code that a folder does not need.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Drive(
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

/** The bucket of S3_BUCKET if that is set, else the folder. */
export const openDisk = async (env: NodeJS.ProcessEnv, folder: string): Promise<Disk> =>
  env.S3_BUCKET
    ? bucketDisk({
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION ?? 'us-east-1',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      })
    : folderDisk(folder);

import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const bytesPerMb = 1_000_000;

/** `full`: too little space is free. `failed`: nothing can be written for another reason, such as a read-only file system. */
type DiskState = 'ok' | 'full' | 'failed';

const toState = (cause: unknown): DiskState =>
  ['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? '') ? 'full' : 'failed';

/**
 * Whether files can be written below `folder`: at least `minimumMb` are free (MB), and a small file is written and removed,
 * which also meets a quota.
 */
export const probeDisk = async (folder: string, minimumMb: number): Promise<DiskState> => {
  const file = join(folder, `.write-probe-${process.pid}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    if ((bavail * bsize) / bytesPerMb < minimumMb) return 'full';
    await writeFile(file, Buffer.alloc(4096));
    return 'ok';
  } catch (cause) {
    return toState(cause);
  } finally {
    await unlink(file).catch(() => undefined);
  }
};

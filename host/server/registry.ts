import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, type Release, remoteNames } from 'shared/remotes';

const lookAgainMs = 1000;

/** The registry as the file says it, looked at again every second and kept where the file cannot be read. */
export const registryReader = (folder: string) => {
  const file = path.join(folder, 'remotes.json');
  let known: Registry = { channels: {} };
  let changed = 0;
  let looked = 0;

  const read = async (): Promise<Registry> => {
    if (Date.now() - looked < lookAgainMs) return known;
    looked = Date.now();
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs !== changed) {
        known = JSON.parse(await readFile(file, 'utf8')) as Registry;
        changed = mtimeMs;
      }
    } catch (cause) {
      process.stderr.write(`remotes.json cannot be read: ${String(cause)}\n`);
    }
    return known;
  };

  const releases = async (channel = 'stable'): Promise<Release[]> => {
    const { channels } = await read();
    return remoteNames.flatMap((name) => channels[channel]?.[name] ?? []);
  };

  return { read, releases };
};

export type RegistryReader = ReturnType<typeof registryReader>;

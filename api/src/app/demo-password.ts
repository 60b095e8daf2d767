import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The password of the demo accounts: DEMO_PASSWORD or a random one on first use. It is stored in a file that only this user can
 * read, so that later starts report the valid one even if DEMO_PASSWORD has changed.
 */
export const readDemoPassword = (configured: string | undefined, dataDir: string): string => {
  const file = join(dataDir, 'demo-password');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const password = configured || randomBytes(12).toString('base64url');
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    return password;
  }
};

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The password that the demo accounts were made with: DEMO_PASSWORD on first use, or one made up then. It is kept where
 * only this user reads it, so that later starts name the one that signs in, whatever DEMO_PASSWORD says by then.
 */
export const demoPassword = (given: string | undefined, dataDir: string): string => {
  const file = join(dataDir, 'demo-password');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const password = given || randomBytes(12).toString('base64url');
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    return password;
  }
};

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** DEMO_PASSWORD, or one made on first use and kept where only this user reads it. */
export const demoPassword = (given: string | undefined, dataDir: string): string => {
  if (given) return given;
  const file = join(dataDir, 'demo-password');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const password = randomBytes(12).toString('base64url');
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    return password;
  }
};

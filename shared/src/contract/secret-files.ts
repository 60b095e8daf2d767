import { readFileSync } from 'node:fs';

/** Settings that may be the path of a file instead, as Docker and Kubernetes hand out secrets: `HOST_KEY_FILE` for `HOST_KEY`. */
export const secretSettings = [
  'BACKUP_KEY',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DEMO_PASSWORD',
  'HOST_KEY',
  'PAYMENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMS_TOKEN',
  'SMTP_URL',
] as const;

/**
 * Sets these settings in `env` from their files, without the line break at the end. Throws if a setting is given in both ways,
 * or its file cannot be read.
 */
export const readSecretFiles = (env: NodeJS.ProcessEnv) => {
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: leave one of them out.`);
    try {
      env[name] = readFileSync(file, 'utf8').trimEnd();
    } catch (cause) {
      throw new Error(`${name}_FILE cannot be read: ${(cause as Error).message}`);
    }
    // Processes that this one starts get the setting.
    delete env[`${name}_FILE`];
  }
};

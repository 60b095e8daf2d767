import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTemporaryFolder } from '../../build/testing';
import { readSecretFiles } from './secret-files';

const file = join(createTemporaryFolder(), 'key');
writeFileSync(file, 'a secret\n');

test('a secret is read from its file, and others stay as they are', () => {
  const env: NodeJS.ProcessEnv = { HOST_KEY_FILE: file, SMTP_URL: 'smtp://mail' };
  readSecretFiles(env);
  expect(env).toEqual({ HOST_KEY: 'a secret', SMTP_URL: 'smtp://mail' });
});

test('a secret that is given twice, or whose file is missing, is refused by name', () => {
  expect(() => readSecretFiles({ HOST_KEY: 'a', HOST_KEY_FILE: file })).toThrow('HOST_KEY and HOST_KEY_FILE');
  expect(() => readSecretFiles({ SMTP_URL_FILE: `${file}-missing` })).toThrow('SMTP_URL_FILE cannot be read');
});

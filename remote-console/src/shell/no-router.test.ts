import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as stub from './no-router';

const dist = path.dirname(createRequire(import.meta.url).resolve('ra-core'));

const imported = (file: string) =>
  [
    ...readFileSync(path.join(dist, file), 'utf8').matchAll(/import \{([^}]*)\} from ["']react-router(?:-dom)?["']/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));

describe('the replacement of react-router in the bundle', () => {
  test('has every name that react-admin imports', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const names = [...new Set(files.flatMap(imported))].filter(Boolean);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !(name in stub))).toEqual([]);
  });

  test('throws when it is used', () => {
    for (const absent of Object.values(stub)) expect(absent).toThrow('no router of its own');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { TypeCheckPlugin } from './type-check-plugin';

const folder = mkdtempSync(join(tmpdir(), 'portico-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a type error is shown after the build as an error of the build', async () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "include": ["src"], "compilerOptions": { "strict": true } }');
  writeFileSync(join(folder, 'src/main.js'), '');
  writeFileSync(join(folder, 'src/page.ts'), 'export const count: number = "many";\n');
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './src/main.js',
    output: { path: join(folder, 'dist') },
    plugins: [new TypeCheckPlugin(folder)],
  });
  const shown: string[][] = [];
  await new Promise<void>((resolve) => {
    compiler?.hooks.done.tap('webpack-dev-server', ({ compilation }) => {
      shown.push(compilation.errors.map(({ message }) => message));
      if (shown.length === 2) resolve();
    });
    compiler?.run(() => undefined);
  });
  expect(shown).toEqual([[], [expect.stringMatching(/src\/page\.ts\(1,14\): error TS2322/)]]);
});

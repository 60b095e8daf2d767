import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { inRoot } from '../project';
import { createTemporaryFolder } from '../testing';
import { createBaseConfig } from './base-config';
import { findScriptTarget, scriptTarget } from './browsers';

const buildStyles = async (css: string) => {
  const dir = createTemporaryFolder();
  const entry = path.join(dir, 'page.css');
  writeFileSync(entry, css);
  const out = path.join(dir, 'out');
  const config = createBaseConfig(inRoot('shared'), 'styles', 'web');
  const compiler = webpack({
    ...config,
    entry,
    output: { path: out },
    plugins: [new MiniCssExtractPlugin()],
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((failure, stats) =>
      failure || stats?.hasErrors() ? reject(failure ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );
  const file = readdirSync(out).find((name) => name.endsWith('.css'));
  return readFileSync(path.join(out, file ?? ''), 'utf8');
};

test('styles carry the prefixes that the browsers need, and keep those of the source', async () => {
  const source = '.a{user-select:none}html{text-size-adjust:100%}.b{display:-webkit-box;-webkit-box-orient:vertical}';
  const built = await buildStyles(source);
  expect(built).toContain('-webkit-user-select:none');
  expect(built).toContain('-webkit-text-size-adjust:100%');
  expect(built).toContain('-webkit-box-orient:vertical');
});

test('scripts are written in the newest edition that all browsers read', () => {
  expect(scriptTarget).toBe('es2022');
  expect(findScriptTarget(['Chrome >= 110', 'Safari >= 15'])).toBe('es2021');
  expect(() => findScriptTarget(['Safari >= 10'])).toThrow('No script target');
  expect(() => findScriptTarget(['ie 11'])).toThrow('No script target');
});

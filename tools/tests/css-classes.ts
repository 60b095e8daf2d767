import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../run/project';

const IMPORT = /import (?:\{ default as (\w+) \}|(\w+)) from '(\.[^']+\.module\.css)'/g;

const readClasses = (sheet: string) => {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
};

/**
 * Class names that a component takes from a sheet that lacks them. They are undefined, and the compiler does not see it:
 * a list then has no class, and shows the browser's bullets.
 */
export function* findMissingClasses(folder: string): Generator<string> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx') || file.includes('node_modules')) continue;
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    for (const [, renamed, plain, sheet = ''] of source.matchAll(IMPORT)) {
      const classes = readClasses(join(dirname(path), sheet));
      for (const [, name = ''] of source.matchAll(new RegExp(`\\b${renamed ?? plain}\\.(\\w+)`, 'g')))
        if (name !== 'module' && !classes.has(name)) yield `${relative(root, path)}: ${sheet} has no class ${name}`;
    }
  }
}

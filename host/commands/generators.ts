import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contract, routesOf } from 'shared/contract';
import { generateClientRoutes } from '../../shared/src/contract/generate';
import { inProject } from './project';

// What should stand in each file, by its path in the project.
type Files = Record<string, string>;

const generators: (() => Files)[] = [clientRoutes, routeTable];

function clientRoutes(): Files {
  return { 'shared/src/client/routes.generated.ts': generateClientRoutes(contract) };
}

function routeTable(): Files {
  const rows = routesOf(contract).map(({ name, route }) => {
    const cells = [route.method, `\`/api${route.path}\``, route.access, `\`${name}\``, route.summary];
    return `| ${cells.join(' | ')} |`;
  });
  const head = ['# Routes', '', 'Generated from the contract by `npm run generate`.', ''];
  const table = ['| method | path | who may call | name | what it does |', '|---|---|---|---|---|', ...rows];
  return { 'docs/routes.md': `${[...head, ...table].join('\n')}\n` };
}

function outdated(): [path: string, content: string][] {
  const all = generators.flatMap((generator) => Object.entries(generator()));
  return all.filter(([path, content]) => {
    const file = inProject(path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
}

export const findDrift = () => outdated().map(([path]) => path);

export function generateAll(): string[] {
  const files = outdated();
  for (const [path, content] of files) {
    mkdirSync(dirname(inProject(path)), { recursive: true });
    writeFileSync(inProject(path), content);
  }
  return files.map(([path]) => path);
}

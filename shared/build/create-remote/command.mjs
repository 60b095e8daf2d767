import { existsSync } from 'node:fs';
import path from 'node:path';
import { completeRepository, createRemote, findProblem } from './create-remote.mjs';

const help = `Makes a remote in this folder: a page for everybody, a page for members, tests, and what a repository needs around it.

Usage
  npx portico create-remote <name>

The name is up to 30 lower-case letters. The folder is remote-<name>, the pages are /<name> and /<name>/account.`;

const describeNext = (name) => `remote-${name} is made, its journey is e2e/${name}.spec.ts. Next:
  npm install
  npx portico deploy remote-${name} --channel stable --to <the folder of releases of a host>
It alone, refreshed as you type: API_URL=<address of a site> npm run dev -w remote-${name}
Its unit tests: npm test. Its journey: PORTICO_URL=<address of a site> DEMO_PASSWORD=<of member there> npm run journeys`;

const findMisuse = (root, [name, ...others]) => {
  if (existsSync(path.join(root, 'tools/commands/create-remote.ts')))
    return `This is the repository of the host: npm run create-remote -- ${name}`;
  return others.length > 0 ? 'Name one remote.' : findProblem(root, name);
};

/** Returns the exit code. */
export const runCreateRemote = (args) => {
  const [name] = args;
  if (name === undefined || name.startsWith('-')) {
    console.log(help);
    return name === '--help' || name === '-h' ? 0 : 2;
  }
  const root = process.cwd();
  const problem = findMisuse(root, args);
  if (problem) {
    console.error(`${problem}\nSee --help.`);
    return 2;
  }
  createRemote(root, name);
  completeRepository(root);
  console.log(describeNext(name));
  return 0;
};

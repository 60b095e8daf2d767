// Plain JavaScript: where a team makes its first remote, nothing but shared and its dependencies is installed yet.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** "sample" stands for the name of the remote there. */
const template = path.join(import.meta.dirname, 'template');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

const shared = readJson(path.join(import.meta.dirname, '../../package.json'));
const versions = { ...shared.dependencies, ...shared.devDependencies, shared: shared.version };

/** A remote is built and tested with the packages that shared is. */
const pin = (dependencies) => Object.fromEntries(Object.keys(dependencies).map((name) => [name, versions[name]]));

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true }).filter((file) => statSync(path.join(folder, file)).isFile());

/** npm leaves files of this name out of packages. */
const toTargetName = (file) => (file === 'gitignore' ? '.gitignore' : file);

const replaceAll = (text, replacements) =>
  Object.entries(replacements).reduce((result, [from, to]) => result.replaceAll(from, to), text);

/** Copies a folder of the template; files that are there stay as they are. */
const copy = (folder, to, replacements = {}) => {
  const from = path.join(template, folder);
  for (const file of listFiles(from)) {
    const target = path.join(to, replaceAll(toTargetName(file), replacements));
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, replaceAll(readFileSync(path.join(from, file), 'utf8'), replacements));
  }
};

/** First parts of paths that are the host's, or name a language. */
const ownPaths = ['api', 'assets', 'cn', 'en', 'health', 'ko', 'remotes'];

/** Why no remote of this name can be made in the folder; null if it can. */
export const findProblem = (root, name = '') => {
  if (!/^[a-z]{1,30}$/.test(name)) return `"${name}" cannot be the name of a remote: use up to 30 lower-case letters.`;
  if (ownPaths.includes(name)) return `/${name} is a path of the host: choose another name.`;
  const taken = [`remote-${name}`, `e2e/${name}.spec.ts`].find((file) => existsSync(path.join(root, file)));
  return taken ? `${taken} is there already: choose another name.` : null;
};

/**
 * Makes the folder `remote-<name>` and its journey. `fields` are written over those of its package.json, `journeys` is the
 * module from which journeys take `test`.
 */
export const createRemote = (root, name, { fields = {}, journeys = '@playwright/test' } = {}) => {
  const folder = path.join(root, `remote-${name}`);
  copy('remote', folder, { sample: name });
  copy('e2e', path.join(root, 'e2e'), { sample: name, '@playwright/test': journeys });
  const file = path.join(folder, 'package.json');
  const { dependencies, devDependencies, ...description } = readJson(file);
  const pinned = { dependencies: pin(dependencies), devDependencies: pin(devDependencies) };
  writeJson(file, { ...description, ...pinned, ...fields });
};

/** Makes what a repository of only remotes needs around them: scripts, tools with their versions, and settings of tests. */
export const completeRepository = (root) => {
  const file = path.join(root, 'package.json');
  const former = existsSync(file) ? readJson(file) : {};
  const { scripts, workspaces, devDependencies, ...description } = readJson(
    path.join(template, 'repository/package.json'),
  );
  copy('repository', root);
  writeJson(file, {
    ...former,
    ...description,
    workspaces: [...new Set([...(former.workspaces ?? []), ...workspaces])],
    scripts: { ...former.scripts, ...scripts },
    devDependencies: { ...former.devDependencies, ...shared.devDependencies, ...devDependencies },
  });
};

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../run/project';

/** What must work with remotes that it has never heard of. */
const places = ['host/src', 'host/server', 'shared/src', 'shared/build', 'biome.json'];
/** Tests and what only they use need names, and so do examples of the gallery. */
const isForTests = (file: string) =>
  /(^|\/)testing[^/]*(\/|\.tsx?$)|\.(test|gallery)\.tsx?$|\/(gallery|node_modules|dist)\//.test(file);

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => listFiles(join(path, name))) : [path];

/** Lines of host and shared that name a remote: whoever adds one would have to change them, and release the host. */
export function* findNamedRemotes(names: readonly string[], folder = root): Generator<string> {
  const named = new RegExp(`\\b(${names.join('|')})\\b`);
  for (const file of places.flatMap((place) => listFiles(join(folder, place)))) {
    const path = relative(folder, file);
    if (isForTests(path)) continue;
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const [name] = named.exec(line) ?? [];
      if (name)
        yield `${path}:${index + 1} names ${name}: take the names from the registry, or from the folders (listRemotes)`;
    }
  }
}

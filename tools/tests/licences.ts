import { readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { inProject } from '../run/project';

/** May be passed on with a product under Apache-2.0. */
const SHIPPED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'Unlicense', 'Zlib'],
];
/** Fine too for tools, which are used as they are and passed on to nobody. */
const TOOLS = [...SHIPPED, 'CC-BY-3.0', 'MPL-2.0', 'Python-2.0'];
/** What their own files say of packages whose package.json names no licence, or none that SPDX lists. */
const STATED: Record<string, string> = {
  busboy: 'MIT',
  'css-mediaquery': 'BSD-3-Clause',
  'humanize-number': 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
};
/** libvips, which sharp loads: a library of its own that everybody can replace, as the LGPL wants. */
const REPLACEABLE = /^@img\/sharp-/;

/** Every package of the installation, and of the images that deploy/ builds. */
const LOCKS = ['.', 'deploy/mail', 'deploy/store', 'shared/build/origin'];

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** False too for what is no expression of SPDX. */
const isSatisfied = (expression: string, allowed: string[]) => {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
};

const known = new Map<string, boolean>();

const isAllowed = (name: string, { license, dev = false }: Locked) => {
  const expression = STATED[name] ?? license ?? '';
  const allowed = [...(dev ? TOOLS : SHIPPED), ...(REPLACEABLE.test(name) ? ['LGPL-3.0-or-later'] : [])];
  // More than a thousand packages share some thirty licences.
  const key = `${expression} of ${allowed.length}`;
  if (!known.has(key)) known.set(key, isSatisfied(expression, allowed));
  return known.get(key);
};

/** Finds dependencies under a licence that does not go with ours; one line each. npm writes licences into its locks. */
export function* findForbiddenLicences(): Generator<string> {
  for (const folder of LOCKS) {
    const lock = inProject(folder, 'package-lock.json');
    const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, Locked> };
    for (const [path, locked] of Object.entries(packages)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
      if (!name || locked.link || isAllowed(name, locked)) continue;
      const use = locked.dev ? 'is used as a tool' : 'is shipped';
      yield `${name}@${locked.version} ${use} under "${locked.license ?? 'no licence'}", which tools/tests/licences.ts does not allow`;
    }
  }
}

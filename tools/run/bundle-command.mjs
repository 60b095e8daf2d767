import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatRecord } from './bundle-record.mjs';

/** What `import.meta` says in a source, which in the bundle would be said of the bundle: names that each module declares for itself. */
const importMeta = { 'import.meta.dirname': 'sourceFolder', 'import.meta.url': 'sourceUrl' };

const declareSource = {
  name: 'declare-source',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(ts|tsx|mjs)$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.')) return null;
      const folder = JSON.stringify(path.dirname(file));
      const url = JSON.stringify(pathToFileURL(file).href);
      // In the first line, so that the others keep their numbers.
      const contents = `const sourceFolder = ${folder}, sourceUrl = ${url}; ${source}`;
      return { contents, loader: path.extname(file).slice(1).replace('mjs', 'js') };
    }),
};

/** Leaves packages where they are installed, each at the path at which its importer finds it. */
const externalPackages = {
  name: 'external-packages',
  setup: (bundler) =>
    bundler.onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'resolving' || /^shared(\/|$)/.test(name)) return null;
      const { path: file, errors } = await bundler.resolve(name, { kind, resolveDir, pluginData: 'resolving' });
      const isFile = errors.length === 0 && path.isAbsolute(file);
      return { path: isFile ? pathToFileURL(file).href : name, external: true };
    }),
};

/** Bundles a command of the folder `root` from its source, `entry`, into the file `bundle`. Rejects when it cannot be read or written. */
export async function bundleCommand(root, { entry, bundle }) {
  // Installed by the command itself on a fresh clone, and not needed for a bundle that is fresh.
  const { build } = await import('esbuild');
  const startedAt = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: bundle,
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    define: { ...importMeta, 'import.meta.bundled': 'true' },
    plugins: [declareSource, externalPackages],
    logLevel: 'silent',
  });
  // Besides the sources, what decides how they are bundled.
  const settings = ['package-lock.json', 'tsconfig.json', 'tools/run/bundle-command.mjs'];
  const inputs = [...Object.keys(metafile.inputs), ...settings];
  // What changed meanwhile may be in the bundle or not.
  if (inputs.some((file) => (statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) >= startedAt))
    return;
  mkdirSync(path.dirname(bundle), { recursive: true });
  const written = `${bundle}.${process.pid}`;
  writeFileSync(written, outputFiles[0].text + formatRecord(root, inputs));
  renameSync(written, bundle);
}

import path from 'node:path';
import { build } from 'esbuild';
import { createTemporaryFolder } from 'shared/build/testing';

/** Bundles what a process runs that renders; returns the path of the script. The product's build takes far longer. */
export const buildRenderer = async (): Promise<string> => {
  const outdir = createTemporaryFolder();
  await build({
    entryPoints: { main: path.join(import.meta.dirname, '../worker/main.ts') },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // For the modules of Node that a package requires.
    banner: {
      js: `import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);`,
    },
  });
  return path.join(outdir, 'main.mjs');
};

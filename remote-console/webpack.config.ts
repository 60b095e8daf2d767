import path from 'node:path';
import { createBrowserConfig } from 'shared/build/webpack/browser-config';

const dir = import.meta.dirname;

export default createBrowserConfig({
  dir,
  exposes: { './routes': './src/routes.tsx' },
  extra: {
    // Its tools weigh half a megabyte and come once, behind its own sign of loading.
    output: { chunkLoadTimeout: 15_000 },
    // ra-core imports react-router-dom as its default router; ours is given by provider, so its 29 kB are never used.
    resolve: { alias: { 'react-router-dom$': path.join(dir, 'src/shell/no-router.ts') } },
  },
});

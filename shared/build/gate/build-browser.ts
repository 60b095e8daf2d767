import path from 'node:path';
import webpack from 'webpack';
import { failBuild } from '../fail-build';
import { inRoot } from '../project';
import { createBrowserConfig } from '../webpack/browser-config';

/** Builds what hydrates the pages of a release into the folder named on the command line. A process of its own, because webpack needs much memory. */
const [folder = ''] = process.argv.slice(2);
const config = createBrowserConfig({
  dir: path.join(import.meta.dirname, 'browser'),
  publicPath: '/tried/',
  extra: {
    output: { path: folder, filename: '[name].js' },
    cache: { type: 'filesystem', cacheDirectory: inRoot('.cache/webpack'), name: 'tried-pages' },
  },
});
const compiler = webpack({ ...config, stats: 'errors-only' });
compiler.run((failure, stats) => {
  if (failure) return failBuild(failure);
  if (stats?.hasErrors()) return failBuild(stats.toString({ preset: 'errors-only' }));
  return compiler.close(() => undefined);
});

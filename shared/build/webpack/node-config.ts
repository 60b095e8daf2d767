import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { createBaseConfig, isProduction } from './base-config';
import { scriptTarget } from './browsers';
import { singletons } from './singletons';
import { createSourceMapPlugins } from './source-maps';

interface NodeOptions {
  dir: string;
  name: string;
  entry: string;
  /** Path below `dist`. */
  file: string;
  /**
   * `module`: a program that runs beside its node_modules. `commonjs`: a remote's pages for server rendering, which get
   * the singletons from the host server.
   */
  format: 'module' | 'commonjs';
  /** The bundle contains all packages, so that it runs without node_modules. */
  hasPackages?: boolean;
}

/** A bundle for Node.js. */
export const createNodeConfig = ({
  dir,
  name,
  entry,
  file,
  format,
  hasPackages = false,
}: NodeOptions): Configuration => {
  const common = createBaseConfig(dir, name, 'node');
  return {
    ...common,
    // The bundle of a remote is public, and so would be a map beside it.
    ...(format === 'commonjs' && isProduction && { devtool: false, plugins: createSourceMapPlugins(dir) }),
    module: {
      ...common.module,
      // A remote's pages become one file.
      parser: { javascript: { dynamicImportMode: format === 'commonjs' ? 'eager' : 'lazy', createRequire: false } },
    },
    target: 'node20',
    entry: { main: entry },
    experiments: { outputModule: format === 'module' },
    externalsPresets: { node: true },
    externals: [
      ({ request = '' }, done) => {
        if (format === 'commonjs')
          return (singletons as readonly string[]).includes(request) || /^react(-dom)?\/|^axios$/.test(request)
            ? done(undefined, `commonjs ${request}`)
            : done();
        if (hasPackages) return done();
        // A server uses little of the federation packages, so they are bundled like our own code.
        const isBundled = /^(shared|@module-federation)\//.test(request);
        return /^[@a-z]/i.test(request) && !isBundled ? done(undefined, `module ${request}`) : done();
      },
    ],
    output: {
      path: path.join(dir, 'dist', path.dirname(file)),
      clean: true,
      filename: path.basename(file),
      module: format === 'module',
      library: { type: format === 'module' ? 'module' : 'commonjs2' },
      chunkFormat: format,
    },
  };
};

interface PlainOptions {
  dir: string;
  entry: string | string[];
  out: string;
}

/** A browser bundle without federation. */
export const createPlainConfig = ({ dir, entry, out }: PlainOptions): Configuration => ({
  ...createBaseConfig(dir, 'plain', 'web', { routesOnly: false }),
  target: ['web', scriptTarget],
  entry: { main: entry },
  output: { path: out, publicPath: '/assets/', filename: '[name].js', clean: true },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    ...(isProduction ? [] : [new ReactRefreshPlugin({ overlay: false })]),
  ],
});

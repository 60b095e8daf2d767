import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTransformer from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import type { ChunkGraph, Configuration, Module, RuleSetRule } from 'webpack';
import { ChunkIntegrity, content } from './integrity';
import { inRoot, root } from './project';
import { FreshRetries } from './retries';
import { singletons, versionOf } from './singletons';

const production = process.env.NODE_ENV !== 'development';
const reactRouter = inRoot('node_modules/react-router/dist/production/index.mjs');

/** A remote without the host, for its own team (`npm run dev -w remote-home`): it then is its own host. */
const alone = process.env.ALONE === 'true';

/** What the host brings to every page besides the shared libraries: the basis of all styles and the fonts. */
const grounds = [
  inRoot('host/src/shell/fallback-font.css'),
  inRoot('host/src/shell/base.css'),
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
];

/** The host brings the shared libraries and brings them at once; a remote only consumes them. */
const sharing = (role: 'host' | 'remote') =>
  Object.fromEntries(
    singletons.map((request) => {
      const version = versionOf(request);
      return [
        request,
        {
          singleton: true,
          strictVersion: ['react', 'react-dom', 'shared/router'].includes(request),
          version,
          requiredVersion: `^${version.split('.')[0]}.0.0`,
          ...(role === 'host' ? { eager: true } : { import: false as const }),
        },
      ];
    }),
  );

/** While developing, a component is replaced in place and keeps its state. */
const refreshing = (target: 'web' | 'node') => target === 'web' && !production;

/** A new text shows in place too. */
const tables: RuleSetRule = {
  test: /\.ts$/,
  exclude: [/node_modules/, /\/use-[^/]*$/],
  enforce: 'post',
  loader: path.join(import.meta.dirname, 'i18n-loader.mjs'),
};

const script = (target: 'web' | 'node'): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  exclude: /node_modules/,
  options: {
    transpileOnly: true,
    configFile: inRoot('shared/tsconfig.base.json'),
    compilerOptions: { noEmit: false, sourceMap: true, target: target === 'node' ? 'es2023' : 'es2022' },
    ...(refreshing(target) && { getCustomTransformers: () => ({ before: [refreshTransformer()] }) }),
  },
});

/** While developing, a compiler has another port each time, which the cache must not keep: fonts lie beside the sheet. */
const sheet = { loader: MiniCssExtractPlugin.loader, options: production ? {} : { publicPath: '' } };

const styles = (target: 'web' | 'node'): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(target === 'web' ? [sheet] : []),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[name]-[local]-[hash:base64:5]',
          localIdentContext: root,
          exportOnlyLocals: target === 'node',
        },
      },
    },
  ],
});

const own = (name: string) => path.join(import.meta.dirname, `${name}.ts`);

const base = (dir: string, name: string, target: 'web' | 'node'): Configuration => ({
  name: `${path.basename(dir)} ${name}`,
  mode: production ? 'production' : 'development',
  context: dir,
  devtool: production ? (target === 'node' ? 'source-map' : false) : 'cheap-module-source-map',
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    // Its package names the development build for every bundler.
    alias: target === 'web' && production ? { 'react-router$': reactRouter } : {},
  },
  module: { rules: [script(target), styles(target), ...(refreshing(target) ? [tables] : [])] },
  optimization: {
    minimize: production && target === 'web',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: { passes: 3, ecma: 2020 } },
        extractComments: true,
      }),
      new CssMinimizerPlugin(),
    ],
  },
  // To write it takes a sixth of a build: the first one of a clone, which most often stays the only one, goes without.
  cache: (!production || existsSync(path.join(dir, 'dist'))) && {
    type: 'filesystem',
    cacheDirectory: inRoot('.cache/webpack'),
    name: `${path.basename(dir)}-${name}-${production}-${alone}`,
    buildDependencies: { config: ['recipe', 'integrity', 'retries', 'singletons'].map(own) },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

type CacheGroup = Extract<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  object
>['cacheGroups'];

/**
 * The host puts sheets into the page before the code that needs them runs: with every page what the entry or a part that
 * comes later uses, with the pages of a chunk what only that chunk uses, or it and others like it.
 */
const sheets = (pages: readonly string[]): CacheGroup => {
  const group = (name: string, minChunks: number, ofPages: boolean) => ({
    name,
    type: 'css/mini-extract',
    chunks: 'all' as const,
    minChunks,
    enforce: true,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      [...chunkGraph.getModuleChunks(module)].every(({ name }) => pages.includes(name ?? '')) === ofPages,
  });
  return { all: group('all', 1, false), pages: group('pages', 2, true) };
};

/** An exposed module's chunk bears its name, so that the build finds the files to preload. */
const named = (exposes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, module]) => [key, { import: module, name: path.basename(key) }]),
  );

interface Federated {
  dir: string;
  /** Modules a remote offers; the host offers none. */
  exposes?: Record<string, string>;
  /** Chunks of pages, as its manifest names them. */
  pages?: readonly string[];
  /** Where the browser finds the files; a remote finds itself beside its entry. */
  publicPath?: string;
  extra?: Configuration;
}

/** Host or remote for the browser: one description of federation for all. */
export const browserBundle = ({
  dir,
  exposes,
  pages = [],
  publicPath = 'auto',
  extra = {},
}: Federated): Configuration => {
  const name = path.basename(dir);
  const role = exposes && !alone ? 'remote' : 'host';
  const offers = role === 'remote' && exposes;
  const common = base(dir, 'browser', 'web');
  return {
    ...common,
    ...extra,
    target: ['web', 'es2022'],
    entry: offers ? {} : { main: alone ? [...grounds, './src/standalone.tsx'] : './src/main.ts' },
    resolve: { ...common.resolve, ...extra.resolve, alias: { ...common.resolve?.alias, ...extra.resolve?.alias } },
    module: { rules: [...(common.module?.rules ?? []), ...(extra.module?.rules ?? [])] },
    optimization: {
      ...common.optimization,
      // Files that pages share with each other are worth a request only when they are large; what they say of each other
      // every visitor reads, so it is in the shortest numbers and names.
      ...(offers && {
        splitChunks: { minSize: 90_000, cacheGroups: sheets(pages) },
        ...(production && { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' }),
      }),
    },
    output: {
      path: path.join(dir, 'dist', 'browser'),
      clean: true,
      publicPath,
      uniqueName: name,
      // Two releases of a remote in one page, before and after a deployment, keep to their own chunks. The host is alone,
      // and its files, whose names tell their content, may hold nothing that changes without their names.
      chunkLoadingGlobal: `webpackChunk_${name.replaceAll('-', '_')}${offers && production ? `_${content}` : ''}`,
      // A release's folder never changes, so its files need no hash in their names.
      filename: role === 'host' && production ? '[name].[contenthash:8].js' : '[name].js',
      // Every visitor reads the list of the others' names, which numbers make needless.
      ...(offers && { chunkFilename: '[id].js' }),
      // A remote's: shorter than the boundary's patience (see host/src/federation/limits.ts), so that a retry finds nothing
      // hanging. What the host brings later shows by itself, on a slow line too.
      chunkLoadTimeout: role === 'host' ? 15_000 : 2400,
      crossOriginLoading: 'anonymous',
      ...extra.output,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        ...(offers && { exposes: named(offers), filename: 'remoteEntry.js' }),
        remotes: {},
        shared: sharing(role),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          optimization: { target: 'web', disableSnapshot: true, disableRemote: role === 'remote' },
          // The host's serves them all (host/src/federation/runtime.ts): one copy a page, not one a remote.
          externalRuntime: role === 'remote',
        },
      }),
      new MiniCssExtractPlugin({
        // Those of all remotes stand in one page, by their names.
        filename: offers ? `${name}-[id].css` : `[name]${production ? '.[contenthash:8]' : ''}.css`,
        // Each module's class names are its own and never meet those of another, so their order says nothing.
        ignoreOrder: true,
      }),
      ...(offers ? [new FreshRetries()] : []),
      ...(production ? [new ChunkIntegrity()] : [new ReactRefreshPlugin({ overlay: false })]),
      ...(extra.plugins ?? []),
    ],
  };
};

interface Server {
  dir: string;
  name: string;
  entry: string;
  /** Below `dist`. */
  file: string;
  /** `module`: a program of ours beside its node_modules. `commonjs`: a remote's pages, which get the singletons from the host. */
  format: 'module' | 'commonjs';
}

/** A bundle for Node. */
export const nodeBundle = ({ dir, name, entry, file, format }: Server): Configuration => ({
  ...base(dir, name, 'node'),
  module: {
    ...base(dir, name, 'node').module,
    // A remote's pages are one file, whatever the browser loads later.
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
      // Of the federation a server needs next to nothing, so that it is not worth a package beside it.
      const own = /^(shared|@module-federation)\//.test(request);
      return /^[@a-z]/i.test(request) && !own ? done(undefined, `module ${request}`) : done();
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
});

/** A page without federation, for comparison. */
export const plainBundle = ({ dir, entry, out }: { dir: string; entry: string; out: string }): Configuration => ({
  ...base(dir, 'plain', 'web'),
  target: ['web', 'es2022'],
  entry: { main: entry },
  output: { path: out, publicPath: '/assets/', filename: '[name].js', clean: true },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
});

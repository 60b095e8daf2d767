import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { createBaseConfig, isProduction, isStandalone } from './base-config';
import { scriptTarget } from './browsers';
import { ChunkIntegrityPlugin, contentPlaceholder } from './chunk-integrity-plugin';
import { ChunkRetryPlugin } from './chunk-retry-plugin';
import { getPackageVersion, singletons } from './singletons';
import { createSourceMapPlugins } from './source-maps';

type Optimization = NonNullable<Configuration['optimization']>;

/** The host's base styles and fonts, which a page without the host brings itself. */
export const standaloneStyles = [
  'shared/ui/fallback-font.css',
  'shared/ui/base.css',
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
];

/** The host provides the shared libraries in its entry; a remote only consumes them. */
const createSharedModules = (role: 'host' | 'remote') =>
  Object.fromEntries(
    singletons.map((request) => {
      const version = getPackageVersion(request);
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

/**
 * The host adds style sheets to the page before the code that needs them runs. `all` holds what the entry and lazy parts
 * use and comes with every page; `pages` holds what several pages' chunks use and comes with those pages. What only one
 * chunk uses stays in that chunk's own sheet.
 */
const createStyleGroups = (pages: readonly string[]) => {
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

/** A shared chunk is worth a request only when it is large (bytes). Ids are short, because every visitor loads them. */
const createRemoteOptimization = (pages: readonly string[]): Optimization => ({
  splitChunks: { minSize: 90_000, cacheGroups: createStyleGroups(pages) },
  ...(isProduction && { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' }),
});

const createOutput = (dir: string, isRemote: boolean): NonNullable<Configuration['output']> => {
  const name = path.basename(dir);
  return {
    path: path.join(dir, 'dist', 'browser'),
    clean: true,
    uniqueName: name,
    // Two releases of a remote can be in one page, before and after a deployment, and must not share chunks. The host's
    // file names are hashes of their content, so its files may contain nothing that changes without the name.
    chunkLoadingGlobal: `webpackChunk_${name.replaceAll('-', '_')}${isRemote && isProduction ? `_${contentPlaceholder}` : ''}`,
    // A release's folder never changes, so its files need no hash in their names.
    filename: !isRemote && isProduction ? '[name].[contenthash:8].js' : '[name].js',
    // With numbers for names, the entry needs no table of chunk names.
    ...(isRemote && { chunkFilename: '[id].js' }),
    // In ms. A remote's is shorter than the time limit of its boundary (host/src/federation/limits.ts), so that a retry
    // starts in time. The host's lazy parts have no such limit.
    chunkLoadTimeout: isRemote ? 2400 : 15_000,
    crossOriginLoading: 'anonymous',
  };
};

/** An exposed module's chunk is named after it, so that `makeRelease` finds the files to preload. */
const nameChunks = (exposes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, module]) => [key, { import: module, name: path.basename(key) }]),
  );

/** `exposes`: the modules of a remote; undefined for the host and for a standalone remote. */
const createPlugins = (name: string, exposes: Record<string, string> | undefined): Configuration['plugins'] => [
  // Leaves out what only the server does, with all that it imports, such as structured data.
  new webpack.DefinePlugin({ 'typeof window': '"object"' }),
  new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    ...(exposes && { exposes: nameChunks(exposes), filename: 'remoteEntry.js' }),
    remotes: {},
    shared: createSharedModules(exposes ? 'remote' : 'host'),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      optimization: { target: 'web', disableSnapshot: true, disableRemote: exposes !== undefined },
      // Remotes use the federation runtime of the host (shared/src/rendering/provide-runtime.ts).
      externalRuntime: exposes !== undefined,
    },
  }),
  new MiniCssExtractPlugin({
    // The sheets of all remotes are in one page, told apart by the remote's name.
    filename: exposes ? `${name}-[id].css` : `[name]${isProduction ? '.[contenthash:8]' : ''}.css`,
    // Class names are unique to their module, so the order of modules does not matter.
    ignoreOrder: true,
  }),
  ...(exposes ? [new ChunkRetryPlugin()] : []),
  ...(isProduction ? [new ChunkIntegrityPlugin()] : [new ReactRefreshPlugin({ overlay: false })]),
];

interface BrowserOptions {
  dir: string;
  /** The modules that a remote exposes; the host exposes none. */
  exposes?: Record<string, string>;
  /** The names of the chunks of pages, as in the manifest. */
  pages?: readonly string[];
  /** The URL of the files; by default they are found relative to the entry. */
  publicPath?: string;
  /** Merged over the configuration. */
  extra?: Configuration;
}

/** The browser bundle of the host or of a remote, federation included. */
export const createBrowserConfig = ({
  dir,
  exposes,
  pages = [],
  publicPath = 'auto',
  extra = {},
}: BrowserOptions): Configuration => {
  const remoteModules = isStandalone ? undefined : exposes;
  const common = createBaseConfig(dir, 'browser', 'web');
  return {
    ...common,
    ...extra,
    target: ['web', scriptTarget],
    entry: remoteModules
      ? {}
      : { main: isStandalone ? [...standaloneStyles, './src/standalone.tsx'] : './src/main.ts' },
    resolve: { ...common.resolve, ...extra.resolve, alias: { ...common.resolve?.alias, ...extra.resolve?.alias } },
    module: { rules: [...(common.module?.rules ?? []), ...(extra.module?.rules ?? [])] },
    optimization: { ...common.optimization, ...(remoteModules && createRemoteOptimization(pages)) },
    output: { ...createOutput(dir, remoteModules !== undefined), publicPath, ...extra.output },
    plugins: [
      ...(createPlugins(path.basename(dir), remoteModules) ?? []),
      ...(isProduction ? createSourceMapPlugins(dir) : []),
      ...(extra.plugins ?? []),
    ],
  };
};

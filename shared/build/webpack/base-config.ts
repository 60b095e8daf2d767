import { createRequire } from 'node:module';
import path from 'node:path';
import autoprefixer from 'autoprefixer';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTransformer from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { inRoot, root } from '../project';
import { browsers, scriptTarget } from './browsers';
import { transformPageList } from './page-list';

type Platform = 'web' | 'node';

const require = createRequire(import.meta.url);

export const isProduction = process.env.NODE_ENV !== 'development';
const reactRouter = inRoot('node_modules/react-router/dist/production/index.mjs');

/** The remote runs without the host (`npm run dev -w <remote>`) and brings the shared libraries itself. */
export const isStandalone = process.env.ALONE === 'true';

/** In development, a component is replaced in place and keeps its state. */
const hasRefresh = (platform: Platform) => platform === 'web' && !isProduction;

/** In development, a changed translation is also shown without a reload. */
const i18nRule: RuleSetRule = {
  test: /\.ts$/,
  exclude: [/node_modules/, /\/use-[^/]*$/],
  enforce: 'post',
  loader: path.join(import.meta.dirname, 'i18n-loader.mjs'),
};

/** One object for all bundles, by which `transpile-once` knows them. */
const transformPages = {
  all: { before: [transformPageList({ routesOnly: false })] },
  routesOnly: { before: [transformPageList({ routesOnly: true })] },
};

const createScriptRule = (platform: Platform, { routesOnly }: { routesOnly: boolean }): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: require.resolve('ts-loader'),
  exclude: /node_modules\/(?!shared\/)/,
  options: {
    transpileOnly: true,
    // Of shared, where it is a package.
    allowTsInNodeModules: true,
    configFile: path.join(import.meta.dirname, '../../tsconfig.base.json'),
    compilerOptions: { noEmit: false, sourceMap: true, target: scriptTarget },
    compiler: path.join(import.meta.dirname, 'transpile-once.cjs'),
    // It would warn of a compiler with another name.
    logLevel: 'error',
    getCustomTransformers: () => {
      const pages = transformPages[routesOnly ? 'routesOnly' : 'all'];
      return hasRefresh(platform) ? { before: [...pages.before, refreshTransformer()] } : pages;
    },
  },
});

/** In development the port differs between runs and must not get into the cache, so URLs of fonts are relative. */
const styleLoader = { loader: MiniCssExtractPlugin.loader, options: isProduction ? {} : { publicPath: '' } };

/** A release has maps of its scripts alone. */
const mapsOfStyles = isProduction ? { sourceMap: false } : {};

/** Adds the prefixes that the browsers need. Prefixes in the source stay. */
const prefixLoader = {
  loader: require.resolve('postcss-loader'),
  options: {
    postcssOptions: { config: false, plugins: [autoprefixer({ overrideBrowserslist: browsers, remove: false })] },
    ...mapsOfStyles,
  },
};

const createStyleRule = (platform: Platform): RuleSetRule => ({
  test: /\.css$/,
  // Some packages say that none of their files has side effects, and mean their scripts; an import of a sheet would be dropped.
  sideEffects: true,
  use: [
    ...(platform === 'web' ? [styleLoader] : []),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]-[hash:base64:5]',
          localIdentContext: root,
          exportOnlyLocals: platform === 'node',
        },
        ...mapsOfStyles,
      },
    },
    ...(platform === 'web' ? [prefixLoader] : []),
  ],
});

/** A change of these files discards the compiler's cache. */
const buildFiles = [
  'base-config.ts',
  'browser-config.ts',
  'browsers.ts',
  'chunk-integrity-plugin.ts',
  'chunk-retry-plugin.ts',
  'move-positions.ts',
  'node-config.ts',
  'page-list.ts',
  'remote-config.ts',
  'singletons.ts',
  'source-maps.ts',
  'transpile-once.cjs',
].map((name) => path.join(import.meta.dirname, name));
const browserList = path.join(import.meta.dirname, '../../package.json');

/**
 * What every bundle of a workspace has in common; `name` tells the workspace's bundles apart. `routesOnly`: the bundle
 * does not use the manifest, which is made from the list of pages at build time.
 */
export const createBaseConfig = (
  dir: string,
  name: string,
  platform: Platform,
  { routesOnly = !isStandalone } = {},
): Configuration => ({
  name: `${path.basename(dir)} ${name}`,
  mode: isProduction ? 'production' : 'development',
  context: dir,
  devtool: isProduction ? (platform === 'node' ? 'source-map' : false) : 'cheap-module-source-map',
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    // react-router's package names its development build for every bundler.
    alias: isProduction ? { 'react-router$': reactRouter } : {},
  },
  module: {
    rules: [
      createScriptRule(platform, { routesOnly }),
      createStyleRule(platform),
      ...(hasRefresh(platform) ? [i18nRule] : []),
    ],
  },
  optimization: {
    minimize: isProduction && platform === 'web',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: { passes: 3, ecma: 2020 } },
        extractComments: true,
      }),
      new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { overrideBrowserslist: browsers }] } }),
    ],
  },
  // None for a release: its module ids are numbered by size anew in each build, and code from a cache has named modules by former ids.
  cache: !isProduction && {
    type: 'filesystem',
    cacheDirectory: inRoot('.cache/webpack'),
    name: `${path.basename(dir)}-${name}-${isStandalone}`,
    buildDependencies: { config: [...buildFiles, browserList] },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

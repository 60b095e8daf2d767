import path from 'node:path';
import { standalonePage } from 'shared/build/dev/standalone-page';
import { standaloneStyles } from 'shared/build/webpack/browser-config';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { createPlainConfig } from '../../webpack.common';

const dir = import.meta.dirname;
const plain = createPlainConfig({ dir, entry: [...standaloneStyles, './main.ts'], out: path.join(dir, 'dist') });

/** The page of every address. */
const addPage = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('page', (compilation) =>
    compilation.hooks.processAssets.tap('page', () =>
      compilation.emitAsset('index.html', new webpack.sources.RawSource(standalonePage)),
    ),
  );

const config: Configuration = {
  ...plain,
  resolve: {
    ...plain.resolve,
    // As the console is built.
    alias: {
      ...plain.resolve?.alias,
      'react-router-dom$': path.join(dir, '../../remote-console/src/shell/no-router.ts'),
    },
  },
  // Nobody downloads it, so it is built fast rather than small.
  optimization: { minimize: false, concatenateModules: false },
  output: { ...plain.output, publicPath: '/' },
  plugins: [...(plain.plugins ?? []), addPage],
};

export default config;

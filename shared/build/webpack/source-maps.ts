import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

/** A source as the list of a stack names it: from the folder of all workspaces, such as `remote-example/src/pages.ts`. */
const toSourceName = (workspace: string, resourcePath: string) =>
  /^(webpack|external)\b/.test(resourcePath) ? resourcePath : path.posix.join(workspace, resourcePath);

/**
 * Writes a map beside each script, which no script names; `takeSourceMaps` puts them away. They have places and names and
 * no source text. The bytes of the scripts do not depend on it.
 */
export const createSourceMapPlugins = (dir: string): NonNullable<Configuration['plugins']> => [
  new webpack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ resourcePath }: { resourcePath: string }) =>
      toSourceName(path.basename(dir), resourcePath),
  }),
];

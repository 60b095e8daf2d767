import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { inRoot } from '../project';

/** The webpack configurations of a workspace. */
export const loadConfigs = async (name: string): Promise<Configuration[]> => {
  const { default: config } = (await import(inRoot(name, 'webpack.config.ts'))) as {
    default: Configuration | Configuration[];
  };
  return [config].flat();
};

/** Compiles a workspace with its own webpack.config.ts. Compile errors are printed and end the process with code 1. */
export const compile = async (name: string): Promise<StatsCompilation[]> => {
  const compiler = webpack(await loadConfigs(name));
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) return reject(failure);
      if (stats?.hasErrors()) {
        console.error(stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY }));
        process.exit(1);
      }
      const bundles = stats?.toJson({ all: false, assets: true, chunkGroups: true }).children ?? [];
      compiler.close(() => resolve(bundles));
    });
  });
};

import webpack, { type Configuration, type MultiCompiler, type StatsCompilation } from 'webpack';
import { failBuild } from '../fail-build';
import { importSource } from '../import-source';
import { inRoot } from '../project';

/** The webpack configurations of a workspace. */
export const loadConfigs = async (name: string): Promise<Configuration[]> => {
  const { default: config } = await importSource<{ default: Configuration | Configuration[] }>(
    inRoot(name, 'webpack.config.ts'),
  );
  return [config].flat();
};

/** Tells the parent process, if it listens, each new percentage as a share from 0 to 1. */
const reportProgress = (compiler: MultiCompiler) => {
  if (!process.send) return;
  let percent = 0;
  new webpack.ProgressPlugin((share) => {
    if (Math.floor(share * 100) <= percent) return;
    percent = Math.floor(share * 100);
    // The parent has ended, and nobody waits for this build.
    if (!process.connected) process.exit(1);
    process.send?.({ share });
  }).apply(compiler);
};

/** Compiles a workspace with its own webpack.config.ts. Compile errors are printed and end the process with code 1. */
export const compile = async (name: string): Promise<StatsCompilation[]> => {
  const compiler = webpack(await loadConfigs(name));
  reportProgress(compiler);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) return reject(failure);
      if (stats?.hasErrors()) return failBuild(stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY }));
      const bundles = stats?.toJson({ all: false, assets: true, chunkGroups: true }).children ?? [];
      compiler.close(() => resolve(bundles));
    });
  });
};

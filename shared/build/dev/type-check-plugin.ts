import webpack, { type Compiler } from 'webpack';
import { checkTypes } from '../check-types';

const name = 'TypeCheckPlugin';

/** Checks the types of the program in a folder after each build, and shows the errors as webpack-dev-server shows its own. */
export class TypeCheckPlugin {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler) {
    let running = new AbortController();
    compiler.hooks.invalid.tap(name, () => running.abort());
    compiler.hooks.done.tap(name, async (stats) => {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      if (stats.hasErrors()) return;
      const messages = await checkTypes(this.folder, signal).catch((error: unknown) => [String(error)]);
      if (signal.aborted || messages.length === 0) return;
      console.error(messages.join('\n'));
      stats.compilation.errors.push(...messages.map((message) => new webpack.WebpackError(message)));
      // The server tells its pages what a build ended with in this hook, and has told them that it succeeded.
      compiler.hooks.done.taps.find((tap) => tap.name === 'webpack-dev-server')?.fn(stats);
    });
  }
}

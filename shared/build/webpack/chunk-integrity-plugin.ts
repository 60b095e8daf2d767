import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const { Compilation, RuntimeGlobals, Template, WebpackError, runtime, sources } = webpack;

const name = 'ChunkIntegrityPlugin';
const integrityPlaceholder = '__CHUNK_INTEGRITY__';
const integrityPattern = new RegExp(`["'\`]${integrityPlaceholder}["'\`]`);

/** Replaced by a hash of the whole bundle as soon as it is known. */
export const contentPlaceholder = '__CONTENT__';

const hash = (algorithm: string, text: string) => createHash(algorithm).update(text);

/**
 * Sets `integrity` on every chunk script: webpack's runtime in the entry contains the digests of all chunks, so a check
 * of the entry covers them too. Also fills in `contentPlaceholder`, which keeps the chunks of two releases in one page
 * apart. Runs after all optimisations; the file names do not depend on these values.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, (source) =>
        Template.asString([
          source,
          `script.integrity = "${integrityPlaceholder}"[url.slice(${RuntimeGlobals.publicPath}.length).split("?")[0]];`,
        ]),
      );
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const scripts = Object.keys(assets)
          .filter((file) => file.endsWith('.js'))
          .sort()
          .map((file) => ({ file, text: String(assets[file]?.source()) }));
        const release = hash('sha256', scripts.map(({ text }) => text).join('\n'))
          .digest('hex')
          .slice(0, 12);
        const stamped = scripts.map(({ file, text }) => ({ file, text: text.replaceAll(contentPlaceholder, release) }));
        const chunks = stamped.filter(({ text }) => !text.includes(integrityPlaceholder));
        const digests = chunks.map(({ file, text }) => [file, `sha384-${hash('sha384', text).digest('base64')}`]);
        if (!stamped.some(({ text }) => integrityPattern.test(text)))
          compilation.errors.push(
            new WebpackError('The integrity placeholder is missing in the runtime, so chunks would not be checked'),
          );
        const map = JSON.stringify(Object.fromEntries(digests));
        for (const { file, text } of stamped)
          compilation.updateAsset(file, new sources.RawSource(text.replace(integrityPattern, map)));
      });
    });
  }
}

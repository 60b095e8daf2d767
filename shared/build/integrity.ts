import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const { Compilation, RuntimeGlobals, Template, WebpackError, runtime, sources } = webpack;

const name = 'ChunkIntegrity';
const integrity = '__CHUNK_INTEGRITY__';
const place = new RegExp(`["'\`]${integrity}["'\`]`);

/** Stands for the content of the whole bundle until that is known. */
export const content = '__CONTENT__';

const hash = (algorithm: string, text: string) => createHash(algorithm).update(text);

/**
 * Whoever checks the entry checks everything: the file with webpack's runtime carries the digests of all chunks and asks
 * the browser to refuse an altered one. It also fills in `content`, which keeps the chunks of two releases in one page
 * apart. Both happen when nothing changes the files any more; their names bear no hash of these words.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, (source) =>
        Template.asString([
          source,
          `script.integrity = "${integrity}"[url.slice(${RuntimeGlobals.publicPath}.length).split("?")[0]];`,
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
        const own = scripts.map(({ file, text }) => ({ file, text: text.replaceAll(content, release) }));
        const chunks = own.filter(({ text }) => !text.includes(integrity));
        const digests = chunks.map(({ file, text }) => [file, `sha384-${hash('sha384', text).digest('base64')}`]);
        if (!own.some(({ text }) => place.test(text)))
          compilation.errors.push(
            new WebpackError('Nothing would check the chunks: the runtime lost its place for it'),
          );
        const map = JSON.stringify(Object.fromEntries(digests));
        for (const { file, text } of own)
          compilation.updateAsset(file, new sources.RawSource(text.replace(place, map)));
      });
    });
  }
}

import { createHash } from 'node:crypto';
import webpack, { type Compilation as BuildCompilation, type Compiler } from 'webpack';
import { movePositions } from './move-positions';

const { Compilation, RuntimeGlobals, Template, WebpackError, runtime, sources } = webpack;

const name = 'ChunkIntegrityPlugin';
const integrityPlaceholder = '__CHUNK_INTEGRITY__';
const integrityPattern = new RegExp(`["'\`]${integrityPlaceholder}["'\`]`, 'g');

/** Replaced by a hash of the whole bundle as soon as it is known. */
export const contentPlaceholder = '__CONTENT__';

const contentPattern = new RegExp(contentPlaceholder, 'g');

/** Replaces what matches a pattern in a script, and moves the positions of its source map. Returns the new text. */
const replaceInScript = (compilation: BuildCompilation, file: string, pattern: RegExp, replacement: string) => {
  const read = (name: string) => compilation.assets[name]?.source().toString();
  const text = read(file) ?? '';
  const replaced = text.replace(pattern, () => replacement);
  if (replaced === text) return text;
  compilation.updateAsset(file, new sources.RawSource(replaced));
  const map = read(`${file}.map`);
  if (map)
    compilation.updateAsset(`${file}.map`, new sources.RawSource(movePositions(map, text, pattern, replacement)));
  return replaced;
};

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
        const files = Object.keys(assets)
          .filter((file) => file.endsWith('.js'))
          .sort();
        const release = hash('sha256', files.map((file) => String(assets[file]?.source())).join('\n'))
          .digest('hex')
          .slice(0, 12);
        const scripts = files.map((file) => ({
          file,
          text: replaceInScript(compilation, file, contentPattern, release),
        }));
        const chunks = scripts.filter(({ text }) => !text.includes(integrityPlaceholder));
        const digests = chunks.map(({ file, text }) => [file, `sha384-${hash('sha384', text).digest('base64')}`]);
        const list = JSON.stringify(Object.fromEntries(digests));
        const entries = files.map((file) => replaceInScript(compilation, file, integrityPattern, list));
        if (entries.every((text, at) => text === scripts[at]?.text))
          compilation.errors.push(
            new WebpackError('The integrity placeholder is missing in the runtime, so chunks would not be checked'),
          );
      });
    });
  }
}

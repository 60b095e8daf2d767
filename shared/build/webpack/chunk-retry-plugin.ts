import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

const name = 'ChunkRetryPlugin';

class ChunkRetryModule extends RuntimeModule {
  constructor() {
    super(name, RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      'var suffix = document.currentScript ? new URL(document.currentScript.src).search : "";',
      'var failures = 0;',
      `var loadOnce = ${load};`,
      `${load} = (url, done, key, chunkId) => loadOnce(`,
      '  url + (failures ? "?retry=" + failures + "." + Date.now() : suffix),',
      '  (event) => { if (!event || event.type !== "load") failures += 1; done(event); },',
      '  key,',
      '  chunkId,',
      ');',
    ]);
  }
}

/**
 * After a script of a remote has failed, its chunks are requested with a query that changes, as the host does with the
 * entry: with the same address, the browser would join a request that hangs or reuse a preload that failed.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkRetryModule());
      });
    });
  }
}

import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

const name = 'FreshRetries';

class FreshRetriesModule extends RuntimeModule {
  constructor() {
    super(name, RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      'var again = document.currentScript ? new URL(document.currentScript.src).search : "";',
      'var failures = 0;',
      `var loadOnce = ${load};`,
      `${load} = (url, done, key, chunkId) => loadOnce(`,
      '  url + (failures ? "?retry=" + failures + "." + Date.now() : again),',
      '  (event) => { if (!event || event.type !== "load") failures += 1; done(event); },',
      '  key,',
      '  chunkId,',
      ');',
    ]);
  }
}

/**
 * Once a script of a remote has failed, its chunks are asked for under another address, as the host does with the entry:
 * the browser would let the same address join a request that hangs, or answer it from a preload that failed.
 */
export class FreshRetries {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new FreshRetriesModule());
      });
    });
  }
}

import * as core from './runtime-core';

/** Provides the host's federation core under the global name that the runtimes of remotes look for, so that they contain none. */
export const provideRuntime = () => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
};

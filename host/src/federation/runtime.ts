import * as core from './runtime-core';

/** Lets the remotes run on the host's own federation runtime instead of bringing one each, under the name they look for. */
export const provideRuntime = () => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
};

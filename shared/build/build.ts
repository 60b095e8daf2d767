import { failBuild } from './fail-build';
import { makeRelease } from './release/make-release';
import { compile } from './webpack/compile';

/** Builds the remote named on the command line. A process of its own, because webpack needs much memory. */
const name = process.argv[2] ?? '';
compile(name)
  .then((bundles) => makeRelease(name, bundles))
  .catch(failBuild);

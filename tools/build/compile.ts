import { failBuild } from 'shared/build/fail-build';
import { compile } from 'shared/build/webpack/compile';
import { describeHost } from './describe-host';

// Builds the host or the API, in a process that ends with it and gives its memory back.
const name = process.argv[2] ?? '';
compile(name)
  .then((bundles) => (name === 'host' ? describeHost(bundles) : undefined))
  .catch(failBuild);

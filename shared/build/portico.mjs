#!/usr/bin/env node
// Entry of the commands where there are only a remote and shared; plain JavaScript, because the rest is not compiled.
import { register } from 'tsx/esm/api';

register();
const [name = '--help', ...args] = process.argv.slice(2);
if (name === 'deploy') {
  const { runDeploy } = await import('./deploy.ts');
  process.exitCode = await runDeploy(args);
} else if (name === 'releases') {
  const { runReleases } = await import('./releases.ts');
  process.exitCode = await runReleases(args);
} else {
  console.log(`Usage
  npx portico deploy <remote> --channel <channel> [options]   builds, publishes and runs one remote
  npx portico releases <action> …                             status, rollback, promote, pin, disable, prune
More about each: npx portico deploy --help, npx portico releases --help`);
  process.exitCode = name === '--help' ? 0 : 2;
}

#!/usr/bin/env node
// Entry of the commands in a repository of only a remote and shared. Plain JavaScript, because it runs before tsx is set up.
import { register } from 'tsx/esm/api';

register();
const [name = '--help', ...args] = process.argv.slice(2);
if (name === 'deploy') {
  const { runDeploy } = await import('./commands/deploy.ts');
  process.exitCode = await runDeploy(args);
} else if (name === 'releases') {
  const { runReleases } = await import('./commands/releases.ts');
  process.exitCode = await runReleases(args);
} else {
  console.log(`Usage
  npx portico deploy <remote> --channel <channel> [options]   build, publish and run one remote
  npx portico releases <action> …                             status, rollback, promote, pin, disable, prune
Help for a command: npx portico deploy --help, npx portico releases --help`);
  process.exitCode = name === '--help' ? 0 : 2;
}

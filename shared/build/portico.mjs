#!/usr/bin/env node
// Entry of the commands where there is no more than shared and remotes. Plain JavaScript, because it runs before tsx is set up,
// and before it is installed where a first remote is made.
const [name = '--help', ...args] = process.argv.slice(2);

const commands = {
  deploy: async () => (await import('./commands/deploy.ts')).runDeploy,
  dev: async () => (await import('./commands/dev.ts')).runDev,
  releases: async () => (await import('./commands/releases.ts')).runReleases,
};

if (name === 'create-remote') {
  const { runCreateRemote } = await import('./create-remote/command.mjs');
  process.exitCode = runCreateRemote(args);
} else if (Object.hasOwn(commands, name)) {
  const { register } = await import('tsx/esm/api');
  register();
  const run = await commands[name]();
  process.exitCode = await run(args);
} else {
  console.log(`Usage
  npx portico create-remote <name>                            make the folder of a new remote
  npx portico dev <remote>                                    run one remote alone, refreshed as its files change
  npx portico deploy <remote> --channel <channel> [options]   build, publish and run one remote
  npx portico releases <action> …                             status, rollback, promote, pin, disable, prune
Help for a command: npx portico deploy --help, and so on`);
  process.exitCode = name === '--help' ? 0 : 2;
}

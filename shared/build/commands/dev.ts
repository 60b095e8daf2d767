import { parseArguments, parseRemoteHere, runCommand, UsageError } from './command-line';

const help = `Runs one remote without the host, refreshed in place as its files change.

Usage
  npx portico dev <remote>

Settings
  API_URL   an API or a host that runs elsewhere, such as https://portico.example or http://localhost:3000
  PORT      where the remote answers, 3000 by default

Ctrl-C ends it.`;

const run = async (args: string[]) => {
  const name = parseRemoteHere(parseArguments(args, {}).positionals[0]);
  const { API_URL: api, PORT = '3000' } = process.env;
  if (!api) throw new UsageError('Let API_URL name an API, such as http://localhost:3000.');
  // Read by the configurations as they are loaded.
  Object.assign(process.env, { NODE_ENV: 'development', ALONE: 'true' });
  const { serveStandalone } = await import('../dev/serve-standalone');
  console.log(
    `\nReady: ${await serveStandalone(name, { port: Number(PORT), api })} (${name} alone, the API at ${api})`,
  );
};

export const runDev = (args: string[]) => runCommand({ help, run }, args);

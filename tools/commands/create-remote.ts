import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { createRemote, findProblem } from 'shared/build/create-remote';
import { addToDeployment } from '../create-remote/add-to-deployment';
import { findOwner } from '../create-remote/find-owner';
import { updateLock } from '../create-remote/update-lock';
import { defineCommand, exitCodes } from '../run/define-command';
import { log, root } from '../run/project';

const help = `Makes a remote: its folder with a page for everybody and a page for members, its tests and its container.

Usage
  npm run create-remote -- <name>

Name
  up to 30 lower-case letters; events makes remote-events, whose pages are /events and /events/account

What happens
  The folder gets pages in three languages with data of the API, and unit tests; e2e gets a journey. The remote gets its
  service in the compose files and its component of Kubernetes, and is written into package-lock.json. No file of the host or
  of another remote changes. More: docs/add-a-remote.md.

${exitCodes}`;

const describeNext = (
  name: string,
) => `remote-${name} is made, its journey is e2e/${name}.spec.ts. Next, beside npm start:
  npm run deploy -- remote-${name} --channel stable      then open /${name}
  npm run dev -w remote-${name}                          it alone, refreshed as you type
  npm test -- remote-${name}/src/routes.test.ts          its unit tests
  npm test -- e2e/${name}.spec.ts                        its journey`;

const run = async (args: string[]) => {
  const { positionals } = parseArguments(args, {});
  const [name = ''] = positionals;
  const problem = positionals.length > 1 ? 'Name one remote.' : findProblem(root, name);
  if (problem) throw new UsageError(problem);
  const owner = await findOwner([`/${name}`, `/${name}/account`]);
  if (owner) throw new UsageError(`The path ${owner.path} is a page of ${owner.remote}: choose another name.`);
  const dev = `node ../tools/portico.mjs dev remote-${name}`;
  createRemote(root, name, { fields: { license: 'Apache-2.0', scripts: { dev } }, journeys: './support' });
  addToDeployment(name);
  updateLock();
  log(describeNext(name));
};

export const command = defineCommand({ help, run });

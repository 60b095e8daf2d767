import { UsageError } from 'shared/build/commands/command-line';
import { findDrift, generateAll } from '../build/generators';
import { defineCommand } from '../run/define-command';

const help = `Writes what follows from other files: the index of each domain's contract, the route lists of the API, the list of
the console's resources, the client's route table, docs/routes.md, docs/errors.md, and the report of the API contract in
shared/contract-report/api.txt. A contract that changed is refused unless its version rises: the major one for what breaks
a client of the last report, the minor one for anything else.

Usage
  npm run generate                     writes what is out of date
  npm run generate -- --check          writes nothing; exits with 1 when something is out of date
  npm run generate -- host-contract    writes the report of a new version of the host contract, which belongs to that
                                       version and to no other change`;

async function writeContract() {
  const { writeHostContract } = await import('shared/build/contract/host-contract');
  console.log(`${writeHostContract()} written`);
}

export const command = defineCommand({
  help,
  run: async ([option, ...rest]) => {
    if (rest.length || (option && !['--check', 'host-contract'].includes(option)))
      throw new UsageError(`npm run generate does not know "${[option, ...rest].join(' ')}".`);
    if (option === 'host-contract') return writeContract();
    const isCheck = option === '--check';
    const files = await (isCheck ? findDrift() : generateAll());
    for (const file of files) console.log(isCheck ? `${file} is out of date` : `${file} written`);
    if (!files.length) console.log('Everything generated is up to date.');
    return isCheck && files.length ? 1 : 0;
  },
});

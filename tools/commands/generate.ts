import { findDrift, generateAll } from '../build/generators';
import { messageOf } from '../run/project';

// Apart from the rest, because it belongs to a new version of the contract and never to a change alone.
if (process.argv.includes('host-contract')) {
  const { writeHostContract } = await import('shared/build/host-contract');
  try {
    console.log(`${writeHostContract()} written`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
  process.exit();
}

const checking = process.argv.includes('--check');
const files = checking ? findDrift() : generateAll();
for (const file of files) console.log(checking ? `${file} is out of date` : `${file} written`);
if (!files.length) console.log('Everything generated is up to date.');
process.exit(checking && files.length ? 1 : 0);

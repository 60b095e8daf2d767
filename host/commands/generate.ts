import { findDrift, generateAll } from './generators';

const checking = process.argv.includes('--check');
const files = checking ? findDrift() : generateAll();
for (const file of files) console.log(checking ? `${file} is out of date` : `${file} written`);
if (!files.length) console.log('Everything generated is up to date.');
process.exit(checking && files.length ? 1 : 0);

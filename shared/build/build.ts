import { compile } from './compile';
import { makeRelease } from './release';

/** Builds the remote named on the command line, in a process that ends with it and gives its memory back. */
const name = process.argv[2] ?? '';
await makeRelease(name, await compile(name));

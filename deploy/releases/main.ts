import { runReleases } from 'shared/build/commands/releases';
import { readSecretFiles } from 'shared/contract/secret-files';

readSecretFiles(process.env);
const [action, ...args] = process.argv.slice(2);

// The image's own actions read no arguments; all others are those of `npm run releases`.
if (action === 'publish') await import('./publish');
else if (action === 'fetch') await import('./fetch');
else process.exitCode = await runReleases(action === undefined ? [] : [action, ...args]);

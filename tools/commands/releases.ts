import { runReleases } from 'shared/build/releases';

process.exitCode = await runReleases(process.argv.slice(2));

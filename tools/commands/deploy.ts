import { runDeploy } from 'shared/build/deploy';

process.exitCode = await runDeploy(process.argv.slice(2));

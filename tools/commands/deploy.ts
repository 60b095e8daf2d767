import { runDeploy } from 'shared/build/commands/deploy';

export const command = runDeploy;

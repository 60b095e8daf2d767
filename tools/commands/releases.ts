import { runReleases } from 'shared/build/commands/releases';

export const command = runReleases;

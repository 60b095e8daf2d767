import { fairs } from './fairs/fairs';

/** The matching resources of the console, in the order of the menu. */
export const matchingResources = [fairs];

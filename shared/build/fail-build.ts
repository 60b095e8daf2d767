import { explainError } from './explain-error';

/**
 * Ends the process of a build. What to do about an error of the machine is told to the parent process, if it listens;
 * anything else is printed.
 */
export const failBuild = (error: unknown) => {
  const advice = explainError(String(error));
  if (advice && process.send) return process.send({ advice }, undefined, undefined, () => process.exit(1));
  console.error(advice ?? error);
  return process.exit(1);
};

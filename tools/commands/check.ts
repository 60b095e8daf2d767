import { defineCommand } from '../run/define-command';
import { runSteps } from '../tests/steps';

const help = `Runs the fast half of the tests: lint, types, structure and unit.

Usage
  npm run check`;

export const command = defineCommand({ help, run: () => runSteps(['lint', 'types', 'structure', 'unit']) });

import { defineCommand } from '../run/define-command';
import { runSteps } from '../tests/steps';

const help = `Runs the fast half of the tests: lint, types, structure, generated files and unit.

Usage
  npm run check`;

export const command = defineCommand({
  help,
  run: () => runSteps(['lint', 'types', 'structure', 'generated', 'unit']),
});

import { runSteps } from '../tests/steps';

await runSteps(['lint', 'types', 'unit']);

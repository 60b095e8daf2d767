import { runSteps } from './steps';

await runSteps(['lint', 'types', 'unit']);

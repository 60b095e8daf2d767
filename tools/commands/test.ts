import { runSteps, type StepName, stepNames } from '../tests/steps';

const isStep = (name: string): name is StepName => (stepNames as string[]).includes(name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isStep(name));
if (unknown.length) {
  console.error(`npm test -- ${unknown.join(' ')}: the parts are ${stepNames.join(', ')}.`);
  process.exit(1);
}
await runSteps(asked.length ? asked.filter(isStep) : stepNames);

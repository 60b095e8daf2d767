import { setPriority } from 'node:os';

// Uses a core that nobody else wants.
setPriority(19);
process.send?.('ready');
process.once('disconnect', () => process.exit());
const work = () => {
  const end = performance.now() + 50;
  while (performance.now() < end);
  setImmediate(work);
};
work();

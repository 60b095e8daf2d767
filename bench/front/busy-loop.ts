import { lowerPriority } from '../lower-priority';

// Uses a core that nobody else wants.
lowerPriority();
process.send?.('ready');
process.once('disconnect', () => process.exit());
const work = () => {
  const end = performance.now() + 50;
  while (performance.now() < end);
  setImmediate(work);
};
work();

import Sequencer from '@jest/test-sequencer';

// They build or start whole programs; begun last, one of them would go on alone while the other cores are idle.
const long =
  /[/\\](renderer-pool|check-rendering|backup|pooler|main|portico|database-loss|query-plans|embedded|openapi-clients|regular-expressions)\.test\.ts$/;

/** Long files first, the others as jest puts them in order: by how long they took or, where that is unknown, by size. */
export default class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return sorted.toSorted((one, other) => Number(long.test(other.path)) - Number(long.test(one.path)));
  }
}

import { randomInt } from 'node:crypto';

/** Of a code that is sent to an address: how long it can be entered (ms), and how often. */
export const codeLimits = { lifeMs: 3 * 60_000, tries: 5 };

/** Six digits. */
export const createCode = () => String(randomInt(1_000_000)).padStart(6, '0');

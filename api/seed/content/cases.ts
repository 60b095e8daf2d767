import { cases as construction } from './cases/construction';
import { cases as family } from './cases/family';
import { cases as property } from './cases/property';
import type { CaseSeed } from './text';

/** None of them is about real people. */
export const cases: CaseSeed[] = [...construction, ...family, ...property];

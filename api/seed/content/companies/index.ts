import { buyers1 } from './buyers-1';
import { buyers2 } from './buyers-2';
import { sellers1 } from './sellers-1';
import { sellers2 } from './sellers-2';

/** With the two demo accounts, sixty companies. */
export const sellers = [...sellers1, ...sellers2];
export const buyers = [...buyers1, ...buyers2];

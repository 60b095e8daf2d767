import { and } from 'drizzle-orm';
import { hasWords } from '../../platform/http/pieces';
import { orders } from './table';

/** Every word of what is asked for, anywhere in the text of an order. */
export const foundBy = (q: string | undefined) => (q ? and(...hasWords(orders.search, q)) : undefined);

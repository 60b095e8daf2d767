import { publishBadge } from 'shared/badges';

/** Shows the number of lines at the badge of the cart. `sub` is the owner of the cart, null for the visitor's. */
export const publishCartCount = (sub: string | null, count: number) => publishBadge('/shop/cart', sub, count);

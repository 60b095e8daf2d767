import { readItem } from '../../browser-storage';

/** Key and event are written by the remote with the shop, so that the shell need not load its code. */
const storageKey = 'portico.cartCount';
export const cartChangeEvent = 'portico.cart';

/** `<sub> <count>`: owner of the cart and number of its lines; the owner is empty for a visitor. Null before the first change in this tab. */
export const readCartCount = () => readItem('sessionStorage', storageKey);

/** Where the shell reads how many lines the cart has, without any code of the shop (host, CartLink). */
const key = 'portico.cartCount';
const changed = 'portico.cart';

/** `sub` is whose cart it is; null is the visitor's. */
export const tellCartCount = (sub: string | null, count: number) => {
  try {
    sessionStorage.setItem(key, `${sub ?? ''} ${count}`);
  } catch {}
  window.dispatchEvent(new Event(changed));
};

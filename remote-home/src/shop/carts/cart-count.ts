/** Session storage key and event by which the host's cart link knows the number of lines without code of the shop. */
const storageKey = 'portico.cartCount';
const changeEvent = 'portico.cart';

/** `sub` is the owner of the cart, null for the visitor's. */
export const publishCartCount = (sub: string | null, count: number) => {
  try {
    sessionStorage.setItem(storageKey, `${sub ?? ''} ${count}`);
  } catch {}
  window.dispatchEvent(new Event(changeEvent));
};

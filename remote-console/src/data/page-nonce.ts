/** The nonce of the page's content security policy, from the property, as browsers hide the attribute; undefined without one. */
export const getPageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

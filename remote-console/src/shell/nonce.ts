/** Browsers hide the attribute but keep the property; undefined where the page has no content policy. */
export const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

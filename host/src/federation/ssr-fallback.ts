/** Attribute of the element that contains the page of a remote; its value is the name of the remote. */
export const remoteAreaAttribute = 'data-remote-area';

let captured: { html: string; path: string } | null = null;

/** Copies the HTML that the server rendered, before hydration, for the case that the remote fails to load. */
export const captureServerHtml = () => {
  const html = document.querySelector(`[${remoteAreaAttribute}]`)?.innerHTML;
  if (html) captured = { html, path: location.pathname };
};

/** HTML that the server rendered for the current path, or null. */
export const getServerHtml = () => (captured?.path === globalThis.location?.pathname ? (captured?.html ?? null) : null);

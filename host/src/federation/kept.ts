/** Attribute of the element that holds the remote's page. */
export const areaAttribute = 'data-remote-area';

let kept: { html: string; path: string } | null = null;

/** Takes the server's rendering aside before React looks at it, for the case that its remote never comes. */
export const keepServerHtml = () => {
  const html = document.querySelector(`[${areaAttribute}]`)?.innerHTML;
  if (html) kept = { html, path: location.pathname };
};

/** The server's rendering of the page that is open now, or null. */
export const keptHtml = () => (kept?.path === globalThis.location?.pathname ? (kept?.html ?? null) : null);

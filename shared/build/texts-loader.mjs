/**
 * Refreshing in place ends at a module that is no component, and the page loads anew. Texts are looked up each time they
 * are shown, so a module that only passes them on, such as a page's head, may stay as it is when a text table changes.
 * A hook may not: the components that use it have to render again.
 */
export default function acceptTexts(source, map) {
  const tables = [...new Set([...source.matchAll(/from '(\.[^']*\/texts)'/g)].map(([, request]) => request))];
  const accept = tables.length > 0 ? `\nimport.meta.webpackHot?.accept(${JSON.stringify(tables)});\n` : '';
  this.callback(null, source + accept, map);
}

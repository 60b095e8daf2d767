/**
 * Hot module replacement stops at a module that exports no component and reloads the page. Translations are looked up
 * at each render, so a module that only passes them on, such as a page's head, accepts a changed translation table.
 * Hooks are excluded (see the rule's `exclude`): the components that use them must render again.
 */
export default function acceptTranslations(source, map) {
  const tables = [...new Set([...source.matchAll(/from '(\.[^']*\/i18n)'/g)].map(([, request]) => request))];
  const accept = tables.length > 0 ? `\nimport.meta.webpackHot?.accept(${JSON.stringify(tables)});\n` : '';
  this.callback(null, source + accept, map);
}

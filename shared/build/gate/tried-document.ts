import { htmlLang } from 'shared/i18n';
import { getPageStyles, type Release } from 'shared/remotes';
import { toInlineJson } from 'shared/rendering/inline-json';
import { findByPath } from 'shared/rendering/match-route';
import type { RenderedPage } from './render-release';
import { dataElementId, stateElementId, type TriedState } from './tried-state';

interface Browser {
  scripts: string[];
  styles: string[];
}

const createStyleLink = (base: string) => (file: string) =>
  `<link rel="stylesheet" href="${base}${file}" data-href="${file}">`;
const createJsonElement = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

/** The document of a page, with `browser` to hydrate it. */
export const createTriedDocument = (
  release: Release,
  { address, language, html, json }: RenderedPage,
  browser: Browser,
): string => {
  const { base, entry, styles, manifest } = release;
  const { pathname } = new URL(address, 'http://host');
  const sheets = getPageStyles(release, findByPath(manifest.routes, pathname));
  const state: TriedState = { language, name: release.name.replaceAll('-', '_'), entry: base + entry };
  return [
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    ...browser.styles.map(createStyleLink('/tried/')),
    ...[...styles, ...sheets].map(createStyleLink(base)),
    `</head><body><div id="root">${html}</div>`,
    createJsonElement(stateElementId, toInlineJson(state)),
    createJsonElement(dataElementId, json),
    ...browser.scripts.map((file) => `<script src="/tried/${file}" defer></script>`),
    '</body></html>',
  ].join('\n');
};

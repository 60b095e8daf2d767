import { localiseAddress } from 'shared/format';
import { htmlLang, type Language } from 'shared/i18n';
import { type ActiveRelease, getPageStyles, type Head, isRunnable, type Release } from 'shared/remotes';
import { toInlineJson } from 'shared/rendering/inline-json';
import { getContentLanguage, getTitle } from '../../src/head/head-description';
import { describeHead, type HeadElement } from '../../src/head/head-elements';
import { stateElementId } from '../../src/page-state';
import type { ReadReleaseFile } from '../registry/release-files';
import { escapeHtml } from './escape-html';
import { findRoute } from './find-route';
import type { HostAssets } from './host-assets';
import { inlineScripts } from './inline-scripts';
import { toInlineStyle } from './inline-style';
import { renderOutdatedAttributes } from './outdated-browser';
import type { RenderedPage } from './render-page';
import { toAbsoluteAddresses } from './structured-data';

/**
 * The state as the browser reads it (`PageState`), as JSON for a script element, in parts: the data of the page is one already, and
 * copying it as text costs more than the rest of the document.
 */
const serialiseState = ({ state: { page, ...state }, head: { paths }, json }: RenderedPage) => {
  const shell = `${toInlineJson({ ...state, paths }).slice(0, -1)},"page":`;
  if (!page || !json) return [`${shell}null}`];
  return [`${shell}${toInlineJson(page).slice(0, -1)},"data":`, json, '}}'];
};

const readStyles = (readReleaseFile: ReadReleaseFile, release: Release, pathname: string) => {
  const page = findRoute(release.manifest.routes, pathname);
  const files = [...release.styles, ...getPageStyles(release, page)];
  const read = async (file: string) => ({ file, ...toInlineStyle(await readReleaseFile(release, file)) });
  return Promise.all(files.map(read)).catch(() => []);
};

interface DocumentOptions {
  rendered: RenderedPage;
  url: URL;
  assets: HostAssets;
  readReleaseFile: ReadReleaseFile;
  isDevelopment: boolean;
}

/** Empty in development, where files change while the page is open. */
const renderIntegrity = ({ integrity }: HostAssets, file: string) =>
  integrity[file] ? `integrity="${integrity[file]}"` : '';

/** Lets the React refresh runtimes of remotes, which load later, find the renderer of the page (development only). */
const refreshHookScript = `(()=>{const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(r){const id=renderers.size+1;renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()`;

interface ScriptOptions {
  assets: HostAssets;
  release: ActiveRelease | null;
  /** The server has rendered the page, so its images load before its scripts. */
  deferred: boolean;
}

/** The same CORS mode as the later script request; otherwise the browser would fetch the file twice. */
const renderCrossorigin = ({ base }: Release) => (URL.canParse(base) ? ' crossorigin' : '');

/** Script elements of the host and preload links for the scripts of the remote. */
const renderScripts = ({ assets, release, deferred }: ScriptOptions) => [
  ...assets.scripts.map((file) => {
    const source = deferred ? `type="later" data-src="/assets/${file}"` : `src="/assets/${file}" defer`;
    return `<script ${source} ${renderIntegrity(assets, file)}></script>`;
  }),
  // With the same integrity as the later script request; otherwise the browser would fetch the file twice.
  ...(release && isRunnable(release) ? [release.entry, ...release.scripts] : []).map((file) => {
    const integrity = release?.integrity[file] ? ` integrity="${release.integrity[file]}"` : '';
    const attributes = `as="script" href="${release?.base}${file}"${release && renderCrossorigin(release)}${integrity}`;
    return `<link rel="${deferred ? 'later' : 'preload'}" ${attributes}>`;
  }),
  ...(deferred ? [`<script>${inlineScripts.deferredStart}</script>`] : []),
];

const renderElement = ({ tag, attributes }: HeadElement) => {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${text.join('')}>`;
};

/** The structured data of a page; crawlers read each page as the server sends it. */
const renderStructuredData = (elements: readonly HeadElement[], head: Head, language: Language, origin: string) => {
  const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
  // A page that is not to be found has no address that crawlers are told.
  if (canonical === undefined) return [];
  const contentLanguage = getContentLanguage(head, language);
  const addresses = { page: canonical, toAddress: (path: string) => origin + localiseAddress(path, contentLanguage) };
  return (head.jsonLd ?? []).map(
    (data) => `<script type="application/ld+json">${toInlineJson(toAbsoluteAddresses(data, addresses))}</script>`,
  );
};

/** Title, descriptions and links for search engines and link previews. */
const renderHead = ({ head, state: { language, setting } }: RenderedPage, { origin, pathname }: URL) => {
  const page = { head, language, pathname, setting };
  const verifications = {
    'naver-site-verification': setting?.seo.naverVerification,
    'google-site-verification': setting?.seo.googleVerification,
  };
  const elements = describeHead(page, origin);
  return [
    `<title>${escapeHtml(getTitle(page))}</title>`,
    ...elements.map(renderElement),
    ...renderStructuredData(elements, head, language, origin),
    ...Object.entries(verifications).flatMap(([name, content]) =>
      content ? [renderElement({ tag: 'meta', attributes: { name, content } })] : [],
    ),
  ];
};

/**
 * Renders the HTML document. It contains the remote's CSS inline, so that a slow remote cannot delay the page. The same page
 * has the same bytes each time. `styleDigests`: of its inline styles, for the content security policy.
 */
export const renderDocument = async (options: DocumentOptions) => {
  const { rendered, url, assets, readReleaseFile, isDevelopment } = options;
  const {
    html: root,
    state: { language, page },
    release,
    isLate,
  } = rendered;
  // Only a page that the server rendered needs its styles before the scripts.
  const styles = release && page ? await readStyles(readReleaseFile, release, url.pathname) : [];

  const start = `<!doctype html>
<html lang="${htmlLang[language]}" data-theme="light">
<head>
${[
  '<meta charset="utf-8">',
  `<script ${renderOutdatedAttributes({ language, isReadable: page !== null, isLate })}>${inlineScripts.outdated}</script>`,
  `<script>${inlineScripts.reapplyOverride}</script>`,
  `<script>${inlineScripts.theme}</script>`,
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  // Without scripts the browser requests the page again; by then its content is in the page cache.
  ...(isLate ? ['<noscript><meta http-equiv="refresh" content="2"></noscript>'] : []),
  ...renderHead(rendered, url),
  ...(isDevelopment ? [`<script>${refreshHookScript}</script>`] : []),
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ...assets.styles.map((file) => `<link rel="stylesheet" href="/assets/${file}" ${renderIntegrity(assets, file)}>`),
  ...styles.map(({ file, css }) => `<style data-href="${file}">${css}</style>`),
  ...renderScripts({ assets, release, deferred: page !== null && !isDevelopment }),
].join('\n')}
</head>
<body>
<div id="root">`;
  const parts = [
    start,
    root,
    `</div>\n<script type="application/json" id="${stateElementId}">`,
    ...serialiseState(rendered),
    '</script>\n</body>\n</html>',
  ];
  return {
    content: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    styleDigests: styles.map(({ digest }) => digest),
  };
};

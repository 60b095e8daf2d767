import { htmlLang } from 'shared/i18n';
import { type ActiveRelease, getPageStyles, type Release } from 'shared/remotes';
import type { Theme } from 'shared/ui';
import { findByPath } from '../../src/federation/match-route';
import { getTitle } from '../../src/head/head-description';
import { describeHead, type HeadElement } from '../../src/head/head-elements';
import { stateElementId } from '../../src/page-state';
import { reapplyOverrideScript } from '../../src/shell/overrides/stored-override';
import type { ReadReleaseFile } from '../registry/release-files';
import { escapeHtml } from './escape-html';
import type { HostAssets } from './host-assets';
import { renderOutdatedScript } from './outdated-browser';
import type { RenderedPage } from './render-page';

/** JSON for a script element, escaped so that it cannot end the element or start a comment. */
const toInlineJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);

const readStyles = (readReleaseFile: ReadReleaseFile, release: Release, pathname: string) => {
  const page = findByPath(release.manifest.routes, pathname);
  const files = [...release.styles, ...getPageStyles(release, page)];
  return Promise.all(files.map(async (file) => ({ file, css: await readReleaseFile(release, file) }))).catch(() => []);
};

interface DocumentOptions {
  rendered: RenderedPage;
  url: URL;
  /** Null for a reader who has chosen none: then the system decides. */
  theme: Theme | null;
  nonce: string;
  assets: HostAssets;
  readReleaseFile: ReadReleaseFile;
  isDevelopment: boolean;
}

/** Empty in development, where files change while the page is open. */
const renderIntegrity = ({ integrity }: HostAssets, file: string) =>
  integrity[file] ? `integrity="${integrity[file]}"` : '';

/** Lets the React refresh runtimes of remotes, which load later, find the renderer of the page (development only). */
const refreshHookScript = `(()=>{const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(r){const id=renderers.size+1;renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()`;

/** Shows the theme of the system, before the first paint. */
const systemThemeScript = `;if(matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.dataset.theme='dark'`;

/** Longest time that images may delay the scripts (ms after DOMContentLoaded). */
const imageTimeoutMs = 1000;

/** Starts the deferred scripts and preloads once the page and its images have loaded. */
const deferredStartScript = `(()=>{let started;const start=()=>{if(started||'outdated'in document.documentElement.dataset)return;started=true;for(const link of document.querySelectorAll('link[rel=later]'))link.rel='preload';for(const wait of document.querySelectorAll('script[type=later]')){const script=document.createElement('script');script.src=wait.dataset.src;script.integrity=wait.integrity;script.nonce=wait.nonce;document.head.append(script)}};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));addEventListener('DOMContentLoaded',()=>setTimeout(start,${imageTimeoutMs}))})()`;

/** Marks a form that is submitted before hydration, so that the browser does not send it as a query; `replayQueuedSubmit` sends it later. */
const queueSubmitScript = `addEventListener('submit',event=>{const{target}=event,{dataset}=document.documentElement;if('outdated'in dataset||dataset.alive||target.hasAttribute('action'))return;event.preventDefault();event.stopPropagation();target.dataset.held=''},true)`;

interface ScriptOptions {
  assets: HostAssets;
  release: ActiveRelease | null;
  nonce: string;
  /** The server has rendered the page, so its images load before its scripts. */
  deferred: boolean;
}

/** The same CORS mode as the later script request; otherwise the browser would fetch the file twice. */
const renderCrossorigin = ({ base }: Release) => (URL.canParse(base) ? ' crossorigin' : '');

/** Script elements of the host and preload links for the scripts of the remote. */
const renderScripts = ({ assets, release, nonce, deferred }: ScriptOptions) => [
  ...assets.scripts.map((file) => {
    const source = deferred ? `type="later" data-src="/assets/${file}"` : `src="/assets/${file}" defer`;
    return `<script ${source} ${renderIntegrity(assets, file)} nonce="${nonce}"></script>`;
  }),
  // With the same integrity as the later script request; otherwise the browser would fetch the file twice.
  ...(release && !release.disabled ? [release.entry, ...release.scripts] : []).map((file) => {
    const integrity = release?.integrity[file] ? ` integrity="${release.integrity[file]}"` : '';
    const attributes = `as="script" href="${release?.base}${file}"${release && renderCrossorigin(release)}${integrity}`;
    return `<link rel="${deferred ? 'later' : 'preload'}" ${attributes}>`;
  }),
  ...(deferred ? [`<script nonce="${nonce}">${queueSubmitScript};${deferredStartScript}</script>`] : []),
];

const renderElement = ({ tag, attributes, data }: HeadElement, nonce: string) => {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return data ? `<script${text.join('')} nonce="${nonce}">${toInlineJson(data)}</script>` : `<${tag}${text.join('')}>`;
};

/** Title, descriptions and links for search engines and link previews. */
const renderHead = ({ head, state: { language, setting } }: RenderedPage, { origin, pathname }: URL, nonce: string) => {
  const page = { head, language, pathname, setting };
  const verifications = {
    'naver-site-verification': setting?.seo.naverVerification,
    'google-site-verification': setting?.seo.googleVerification,
  };
  return [
    `<title>${escapeHtml(getTitle(page))}</title>`,
    ...describeHead(page, origin).map((element) => renderElement(element, nonce)),
    ...Object.entries(verifications).flatMap(([name, content]) =>
      content ? [renderElement({ tag: 'meta', attributes: { name, content } }, nonce)] : [],
    ),
  ];
};

/** Renders the HTML document. It contains the remote's CSS inline, so that a slow remote cannot delay the page. */
export const renderDocument = async (options: DocumentOptions) => {
  const { rendered, url, theme, nonce, assets, readReleaseFile, isDevelopment } = options;
  const { html, state, release, isLate } = rendered;
  const { language, page } = state;
  // Only a page that the server rendered needs its styles before the scripts.
  const styles = release && page ? await readStyles(readReleaseFile, release, url.pathname) : [];

  return `<!doctype html>
<html lang="${htmlLang[language]}" data-theme="${theme ?? 'light'}">
<head>
${[
  '<meta charset="utf-8">',
  `<script nonce="${nonce}">${renderOutdatedScript({ language, isReadable: page !== null, isLate })}</script>`,
  `<script nonce="${nonce}">${reapplyOverrideScript}${theme ? '' : systemThemeScript}</script>`,
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  // Without scripts the browser requests the page again; by then its content is in the page cache.
  ...(isLate ? ['<noscript><meta http-equiv="refresh" content="2"></noscript>'] : []),
  ...renderHead(rendered, url, nonce),
  ...(isDevelopment ? [`<script nonce="${nonce}">${refreshHookScript}</script>`] : []),
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ...assets.styles.map((file) => `<link rel="stylesheet" href="/assets/${file}" ${renderIntegrity(assets, file)}>`),
  ...styles.map(
    ({ file, css }) => `<style nonce="${nonce}" data-href="${file}">${css.replace(/<\//g, '<\\/')}</style>`,
  ),
  ...renderScripts({ assets, release, nonce, deferred: page !== null && !isDevelopment }),
].join('\n')}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="${stateElementId}" nonce="${nonce}">${toInlineJson(state)}</script>
</body>
</html>`;
};

import { homePath, htmlLang, languageOfPath, languages } from 'shared/i18n';
import { type ActiveRelease, type Release, sheetsOf } from 'shared/remotes';
import { matchPath } from 'shared/router';
import { askAgain } from '../src/shell/quality/kept';
import { stateElement } from '../src/state';
import type { Assets } from './assets';
import { escaped } from './escape';
import { feedPath } from './feed';
import type { ReadReleaseFile } from './files';
import type { Rendered } from './render';

/** JSON inside a script element: nothing in it may end the element or start a comment. */
const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);

/** The three home pages name each other; every other address serves all languages. */
const alternates = (origin: string, pathname: string) =>
  languageOfPath(pathname)
    ? [
        ...languages.map(
          (language) => `<link rel="alternate" hreflang="${htmlLang[language]}" href="${origin}${homePath[language]}">`,
        ),
        `<link rel="alternate" hreflang="x-default" href="${origin}/">`,
      ]
    : [];

const stylesOf = (read: ReadReleaseFile, release: Release, pathname: string) => {
  const page = release.manifest.routes.find(({ path }) => matchPath(path, pathname));
  const files = [...release.styles, ...sheetsOf(release, page)];
  return Promise.all(files.map(async (file) => ({ file, css: await read(release, file) }))).catch(() => []);
};

interface Sheet {
  rendered: Rendered;
  url: URL;
  theme: string;
  nonce: string;
  assets: Assets;
  read: ReadReleaseFile;
  developing: boolean;
}

/** Nothing while developing, where files change under the page. */
const sealed = ({ integrity }: Assets, file: string) => (integrity[file] ? `integrity="${integrity[file]}"` : '');

/** Lets the refresh runtimes of remotes that load later find the page's one renderer. */
const refreshHook = `(()=>{const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(r){const id=renderers.size+1;renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()`;

/** Longest that a slow picture may keep the scripts waiting (ms after the document was read). */
const patienceMs = 1000;

/** Turns what waits into what loads, once the page and its pictures are there. */
const startLater = `(()=>{let started;const start=()=>{if(started)return;started=true;for(const link of document.querySelectorAll('link[rel=later]'))link.rel='preload';for(const wait of document.querySelectorAll('script[type=later]')){const script=document.createElement('script');script.src=wait.dataset.src;script.integrity=wait.integrity;script.nonce=wait.nonce;document.head.append(script)}};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));addEventListener('DOMContentLoaded',()=>setTimeout(start,${patienceMs}))})()`;

/** Keeps what is sent before the page has come to life: by itself the browser would put it into the address. */
const holdForms = `addEventListener('submit',event=>{const{target}=event;if(document.documentElement.dataset.alive||target.hasAttribute('action'))return;event.preventDefault();event.stopPropagation();target.dataset.held=''},true)`;

interface Start {
  assets: Assets;
  release: ActiveRelease | null;
  nonce: string;
  /** The page can be read already, so its pictures come before its scripts. */
  later: boolean;
}

/** As the scripts themselves will be asked for, or the browser would fetch them twice. */
const crossorigin = ({ base }: Release) => (URL.canParse(base) ? ' crossorigin' : '');

/** The scripts of the host, and those of the remote in the same round. */
const startOf = ({ assets, release, nonce, later }: Start) => [
  ...assets.scripts.map((file) => {
    const source = later ? `type="later" data-src="/assets/${file}"` : `src="/assets/${file}" defer`;
    return `<script ${source} ${sealed(assets, file)} nonce="${nonce}"></script>`;
  }),
  // With the integrity that the scripts will have, or the browser would fetch it twice.
  ...(release && !release.disabled ? [release.entry, ...release.scripts] : []).map((file) => {
    const integrity = release?.integrity[file] ? ` integrity="${release.integrity[file]}"` : '';
    const attributes = `as="script" href="${release?.base}${file}"${release && crossorigin(release)}${integrity}`;
    return `<link rel="${later ? 'later' : 'preload'}" ${attributes}>`;
  }),
  ...(later ? [`<script nonce="${nonce}">${holdForms};${startLater}</script>`] : []),
];

/** The whole HTML document. The remote's CSS stands in it, so that a remote that hangs cannot hold the page back. */
export const documentOf = async ({ rendered, url, theme, nonce, assets, read, developing }: Sheet) => {
  const { html, head, state, release, late } = rendered;
  const { language, setting, page } = state;
  const site = setting?.siteName ?? 'Portico';
  const title = head.title && head.title !== site ? head.title : (setting?.seo.title ?? site);
  const description = head.description ?? setting?.seo.description ?? '';
  const image = head.image ?? setting?.seo.image;
  const canonical = url.origin + url.pathname;
  // Only a page that the server rendered needs the styles at once.
  const styles = release && page ? await stylesOf(read, release, url.pathname) : [];

  return `<!doctype html>
<html lang="${htmlLang[language]}" data-theme="${theme}">
<head>
${[
  '<meta charset="utf-8">',
  `<script nonce="${nonce}">${askAgain}</script>`,
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  // Without scripts the page is asked for again: what came too late is kept for it.
  ...(late ? ['<noscript><meta http-equiv="refresh" content="2"></noscript>'] : []),
  `<title>${escaped(title)}</title>`,
  `<meta name="description" content="${escaped(description)}">`,
  head.noindex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escaped(canonical)}">`,
  ...alternates(url.origin, url.pathname),
  ...(head.noindex
    ? []
    : [`<link rel="alternate" type="application/rss+xml" href="${feedPath[language]}" title="${escaped(site)}">`]),
  `<meta property="og:title" content="${escaped(title)}">`,
  `<meta property="og:description" content="${escaped(description)}">`,
  `<meta property="og:site_name" content="${escaped(site)}">`,
  `<meta property="og:url" content="${escaped(canonical)}">`,
  ...(image ? [`<meta property="og:image" content="${escaped(new URL(image, url.origin).href)}">`] : []),
  ...(setting?.seo.naverVerification
    ? [`<meta name="naver-site-verification" content="${escaped(setting.seo.naverVerification)}">`]
    : []),
  ...(setting?.seo.googleVerification
    ? [`<meta name="google-site-verification" content="${escaped(setting.seo.googleVerification)}">`]
    : []),
  ...(developing ? [`<script nonce="${nonce}">${refreshHook}</script>`] : []),
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ...assets.styles.map((file) => `<link rel="stylesheet" href="/assets/${file}" ${sealed(assets, file)}>`),
  ...styles.map(
    ({ file, css }) => `<style nonce="${nonce}" data-href="${file}">${css.replace(/<\//g, '<\\/')}</style>`,
  ),
  ...startOf({ assets, release, nonce, later: page !== null && !developing }),
  ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json" nonce="${nonce}">${json(data)}</script>`),
].join('\n')}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="${stateElement}" nonce="${nonce}">${json(state)}</script>
</body>
</html>`;
};

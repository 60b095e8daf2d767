import { reapplyOverrideScript } from '../../src/shell/overrides/stored-override';
import { outdatedScript } from './outdated-browser';

/**
 * Shows the theme that the reader has chosen, else that of the system, before the first paint. Not the server, whose answer is the same
 * for every cookie. Written for browsers of any age.
 */
const themeScript = `document.documentElement.setAttribute('data-theme',(/(?:^|; )theme=(light|dark)/.exec(document.cookie)||[])[1]||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'))`;

/** Longest time that images may delay the scripts (ms after DOMContentLoaded). */
const imageTimeoutMs = 1000;

/** Starts the deferred scripts and preloads once the page and its images have loaded. */
const startScript = `(()=>{let started;const start=()=>{if(started||'outdated'in document.documentElement.dataset)return;started=true;for(const link of document.querySelectorAll('link[rel=later]'))link.rel='preload';for(const wait of document.querySelectorAll('script[type=later]')){const script=document.createElement('script');script.src=wait.dataset.src;script.integrity=wait.integrity;document.head.append(script)}};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));addEventListener('DOMContentLoaded',()=>setTimeout(start,${imageTimeoutMs}))})()`;

/** Marks a form that is submitted before hydration, so that the browser does not send it as a query; `replayQueuedSubmit` sends it later. */
const queueSubmitScript = `addEventListener('submit',event=>{const{target}=event,{dataset}=document.documentElement;if('outdated'in dataset||dataset.alive||target.hasAttribute('action'))return;event.preventDefault();event.stopPropagation();target.dataset.queued=''},true)`;

/**
 * The inline scripts of the documents. The content security policy names them by their digests, so each is the same in every
 * document; what differs from page to page is in attributes or in data.
 */
export const inlineScripts = {
  outdated: outdatedScript,
  reapplyOverride: reapplyOverrideScript,
  theme: themeScript,
  deferredStart: `${queueSubmitScript};${startScript}`,
} as const;

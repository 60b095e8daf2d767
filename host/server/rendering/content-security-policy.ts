import { computeDigest } from 'shared/build/release/check-release';
import type { Release } from 'shared/remotes';
import { inlineScripts } from './inline-scripts';

/** Origins of video players and maps that rich text may embed (C-7). */
const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://tv.naver.com',
  'https://map.kakao.com',
];

const getOrigins = (releases: Release[]) => [
  ...new Set(releases.filter(({ base }) => URL.canParse(base)).map(({ base }) => new URL(base).origin)),
];

/** Sources that Google Analytics needs (developers.google.com/tag-platform/security/guides/csp). */
const analyticsSources = {
  scripts: ' https://www.googletagmanager.com',
  connections: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

const toHashSource = (digest: string) => `'${digest}'`;

const hashText = (text: string) => toHashSource(computeDigest(text));

const scriptHashes = Object.values(inlineScripts).map(hashText).join(' ');

/** Of an empty style element: the console's styles are added to such elements as rules. */
const emptyHash = hashText('');

interface PolicyOptions {
  releases: Release[];
  /** Digests of the document's inline styles. */
  styleDigests: string[];
  /** Google Analytics is on. */
  isCounted: boolean;
}

/**
 * Builds the content security policy of a page: scripts and styles only from this site and the origins of its releases, and
 * the document's own, by their hashes. Style attributes and event handlers are blocked.
 */
export const buildContentSecurityPolicy = ({ releases, styleDigests, isCounted }: PolicyOptions) => {
  const { scripts, connections } = isCounted ? analyticsSources : { scripts: '', connections: '' };
  const own = ["'self'", ...getOrigins(releases)].join(' ');
  const styleHashes = [emptyHash, ...styleDigests.map(toHashSource)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} ${scriptHashes}${scripts}`,
    `style-src ${own} ${styleHashes}`,
    `connect-src ${own}${connections}`,
    `img-src ${own} data: blob:${connections}`,
    `font-src ${own}`,
    `frame-src ${frameOrigins.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
};

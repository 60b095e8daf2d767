import type { Release } from 'shared/remotes';

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

/** Builds the content security policy of a page: scripts and styles only from this site and the origins of its releases. `isCounted`: Google Analytics is on. */
export const buildContentSecurityPolicy = (nonce: string, releases: Release[], isCounted: boolean) => {
  const { scripts, connections } = isCounted ? analyticsSources : { scripts: '', connections: '' };
  const own = ["'self'", ...getOrigins(releases)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'${scripts}`,
    `style-src ${own} 'nonce-${nonce}'`,
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

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

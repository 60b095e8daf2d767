import type { Release } from 'shared/remotes';

/** Players and maps that rich text may embed (C-7). */
const frames = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://tv.naver.com',
  'https://map.kakao.com',
];

const originsOf = (releases: Release[]) => [
  ...new Set(releases.filter(({ base }) => URL.canParse(base)).map(({ base }) => new URL(base).origin)),
];

/** What Google Analytics asks for, where the firm has its visits counted (developers.google.com/tag-platform/security/guides/csp). */
const counting = {
  scripts: ' https://www.googletagmanager.com',
  calls: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** Content policy of a page: scripts and styles only of ours and of the remotes that the registry lists. */
export const policyOf = (nonce: string, releases: Release[], isCounted: boolean) => {
  const { scripts, calls } = isCounted ? counting : { scripts: '', calls: '' };
  const own = ["'self'", ...originsOf(releases)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'${scripts}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `connect-src ${own}${calls}`,
    `img-src ${own} data: blob:${calls}`,
    `font-src ${own}`,
    `frame-src ${frames.join(' ')}`,
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

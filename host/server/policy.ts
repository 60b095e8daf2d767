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

/** Content policy of a page: scripts and styles only of ours and of the remotes that the registry lists. */
export const policyOf = (nonce: string, releases: Release[]) => {
  const own = ["'self'", ...originsOf(releases)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
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

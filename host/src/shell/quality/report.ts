import type { Quality } from './quality';

interface Seen {
  href: string;
  language: string;
  /** Of the window (px). */
  width: number;
  at: Date;
}

/** One line that tells whoever mends it what was looked at, where and when. */
export const reportLine = ({ host, remotes }: Quality, { href, language, width, at }: Seen) =>
  [
    href,
    language,
    `${width}px`,
    `host ${host}`,
    ...remotes.map(({ name, version, channel }) => `${name} ${version} (${channel ?? 'build'})`),
    at.toISOString(),
  ].join(' | ');

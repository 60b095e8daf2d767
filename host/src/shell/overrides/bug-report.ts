import type { OverrideStatus } from './override-status';

interface ReportContext {
  href: string;
  language: string;
  /** Width of the window (px). */
  width: number;
  at: Date;
}

/** Formats one line for a bug report: address, language, window width, builds and time. */
export const formatReport = ({ host, remotes }: OverrideStatus, { href, language, width, at }: ReportContext) =>
  [
    href,
    language,
    `${width}px`,
    `host ${host}`,
    ...remotes.map(({ name, version, channel }) => `${name} ${version} (${channel ?? 'build'})`),
    at.toISOString(),
  ].join(' | ');

import { buildName, channelName } from 'shared/contract';
import { type RemoteName, remoteNames } from 'shared/remotes';

export type Part = { text: string; channel: string } | { text: string; name: string; version: string };

export interface Asked {
  parts: Part[];
  permit: string | null;
  /** Remotes whose overridden build did not come. */
  without: RemoteName[];
}

const limit = 5;

/** Decoded once and never as a form, where `+` would be a space. */
const decodedOnce = (text: string | undefined) => {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return '';
  }
};

const partOf = (text: string): Part | null => {
  if (channelName.test(text)) return { text, channel: text };
  const [, name, version] = buildName.exec(text) ?? [];
  return name && version ? { text, name, version } : null;
};

/** What a query asks for by name; null where it is not well formed or says anything twice. */
export const askedIn = (override: { key: string; value: string }[]): Asked | null => {
  const given = new Map(override.map(({ key, value }) => [key, value]));
  if (given.size < override.length) return null;
  const texts = decodedOnce(given.get('remotes'))?.split(',') ?? [];
  const parts = texts.map(partOf).filter((part) => part !== null);
  const subjects = parts.map((part) => ('channel' in part ? 'channel' : part.name));
  if (parts.length < texts.length || parts.length > limit || new Set(subjects).size < parts.length) return null;
  const without = decodedOnce(given.get('without'))?.split(',') ?? [];
  return {
    parts,
    permit: decodedOnce(given.get('permit')),
    without: remoteNames.filter((name) => without.includes(name)),
  };
};

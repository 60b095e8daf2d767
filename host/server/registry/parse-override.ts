import { buildPattern, channelPattern } from 'shared/contract';
import { isRemoteName, type RemoteName } from 'shared/remotes';

/** One entry of `remotes`: a channel, or a build by remote name and version. */
export type OverridePart = { text: string; channel: string } | { text: string; name: string; version: string };

export interface OverrideRequest {
  parts: OverridePart[];
  permit: string | null;
  /** Remotes whose overridden build failed to load in this tab. */
  without: RemoteName[];
}

const maxParts = 5;

/** Decodes once, and not as a form would, where `+` means a space. */
const decodeOnce = (text: string | undefined) => {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return '';
  }
};

const parsePart = (text: string): OverridePart | null => {
  if (channelPattern.test(text)) return { text, channel: text };
  const [, name, version] = buildPattern.exec(text) ?? [];
  return name && version ? { text, name, version } : null;
};

/** Parses the override parameters of a query; null when they are malformed or name anything twice. */
export const parseOverride = (override: { key: string; value: string }[]): OverrideRequest | null => {
  const values = new Map(override.map(({ key, value }) => [key, value]));
  if (values.size < override.length) return null;
  const texts = decodeOnce(values.get('remotes'))?.split(',') ?? [];
  const parts = texts.map(parsePart).filter((part) => part !== null);
  const subjects = parts.map((part) => ('channel' in part ? 'channel' : part.name));
  if (parts.length < texts.length || parts.length > maxParts || new Set(subjects).size < parts.length) return null;
  const without = decodeOnce(values.get('without'))?.split(',') ?? [];
  return {
    parts,
    permit: decodeOnce(values.get('permit')),
    without: [...new Set(without.filter(isRemoteName))],
  };
};

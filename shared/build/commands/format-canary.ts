import type { Canary } from 'shared/contract';
import { formatTable, formatTime } from './format-table';

const columns = ['', 'version', 'readers', 'failed', 'LCP (ms)', 'INP (ms)'];

/** Fewer readers say nothing about a share. */
const minReaders = 20;

const formatMs = (value: number | null) => (value === null ? '-' : value.toFixed(0));

const formatArm = (title: string, { release, readers, failed, lcp, inp }: Canary['canary']) => {
  const rate = readers < minReaders ? '' : ` (${((failed / readers) * 100).toFixed(1)} %)`;
  return [title, release, String(readers), `${failed}${rate}`, formatMs(lcp), formatMs(inp)];
};

/** The canary of a site and what the other readers get, as a table of plain text. */
export const formatCanary = (canary: Canary | null): string => {
  if (!canary) return 'No canary runs.';
  const { remote, channel, share, startedAt, outcome } = canary;
  const state = outcome === 'stopped' ? 'taken back by itself, because it failed more' : `${share} % of the readers`;
  return [
    `${channel} ${remote}: ${state}, since ${formatTime(startedAt)}`,
    '',
    ...formatTable([columns, formatArm('canary', canary.canary), formatArm('stable', canary.stable)]),
  ].join('\n');
};

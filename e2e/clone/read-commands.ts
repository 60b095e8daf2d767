import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** The commands of a page of the documentation below a heading, one a line of its blocks. */
export const readCommands = (file: string, heading: string) => {
  const parts = readFileSync(path.join(root, file), 'utf8').split(/^## /m);
  const part = parts.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...part.matchAll(/^```\n([\s\S]*?)^```/gm)];
  return { text: part, commands: blocks.flatMap(([, block = '']) => block.trim().split('\n')) };
};
